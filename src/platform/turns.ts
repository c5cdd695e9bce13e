/** Asks for a task of the main thread: fulfilled in that task, undefined where the present one may be used. */
export type Turn = () => Promise<void> | undefined

/** Fulfilled in the next task. Not by a timer: from the fifth nested one on, browsers let those wait for 4 ms. */
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
 * Spreads work that is started together over short tasks, one piece a task, in the order of asking, so that input is handled in
 * between. `pause` is fulfilled in another task.
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
