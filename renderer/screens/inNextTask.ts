/** Runs in a task of its own, at once also where timers are slowed down; gives what calls it off. */
export function inNextTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const end = () => port1.close()
  port1.addEventListener("message", () => {
    end()
    run()
  })
  port1.start()
  port2.postMessage(undefined)
  return end
}
