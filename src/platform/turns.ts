/** Where one has to wait for a turn: ends when it has come. */
export type Turn = () => Promise<void> | undefined

/** Another task, at once: a timer would wait for 4 ms from the fifth on. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((pass) => {
    port1.addEventListener("message", () => {
      port1.close()
      pass()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

/**
 * Gives out turns in the order in which they are asked for, one a task: what is started together is spread over tasks that
 * a finger need not wait for. Whoever finds nobody before him waits for nothing. `pause`: ends in another task.
 */
export function createTurns(pause: () => Promise<void> = nextTask): Turn {
  let last: Promise<void> | undefined
  return () => {
    const before = last
    const own = (before ?? Promise.resolve()).then(pause).then(() => {
      if (last === own) last = undefined
    })
    last = own
    return before
  }
}
