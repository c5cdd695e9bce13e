import type { Steps } from "../domain/steps"

/** Half a frame: what is left of it draws, and a finger is heard in between. */
const longestMs = 8

export interface Pacing {
  /** Milliseconds from anywhere. */
  now(): number
  /** Ends when everything that waited has had its turn. */
  pause(): Promise<void>
}

const pagePacing: Pacing = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
}

/** Fulfilled in another task, when everything that waited has had its turn. */
export const startTask = pagePacing.pause

/** Tells when the present task has lasted about 8 ms, and goes on in the next one. */
export function limitTasks({ now, pause }: Pacing = pagePacing) {
  let began = now()
  return {
    isReached: () => now() - began >= longestMs,
    async nextTask() {
      await pause()
      began = now()
    },
  }
}

/** Runs steps in tasks of about 8 ms each, however long they are altogether. */
export async function runInShortTasks<Result>(steps: Steps<Result>, pacing?: Pacing): Promise<Result> {
  const limit = limitTasks(pacing)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (limit.isReached()) await limit.nextTask()
  }
}
