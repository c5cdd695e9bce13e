import { connect } from "node:net"
import { once } from "node:events"
import { patience } from "./limits"

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

type Answer = readonly [kind: 1, id: number, error: unknown, value: unknown]

/** Takes messages out of a stream in which each stands behind its length in bytes: `12:{"some":"json"}`. */
function readMessages(take: (message: unknown) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (let colon = rest.indexOf(":"); colon > 0; colon = rest.indexOf(":")) {
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (rest.length < end) return
      take(JSON.parse(rest.subarray(colon + 1, end).toString()))
      rest = rest.subarray(end)
    }
  }
}

/** Firefox's own remote control, whose commands are those of WebDriver; what WebDriver's servers for Firefox translate to. */
export async function openMarionette(port: number) {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect", { signal: AbortSignal.timeout(patience) })
  const waiting = new Map<number, Waiting>()
  let last = 0

  const take = (message: unknown) => {
    // It greets with an object.
    if (!Array.isArray(message)) return
    const [, id, error, value] = message as unknown as Answer
    if (error === null) waiting.get(id)?.resolve(value)
    else waiting.get(id)?.reject(new Error(JSON.stringify(error)))
    waiting.delete(id)
  }
  socket.on("data", readMessages(take))
  socket.on("error", ({ message }) => refuseAll(message))
  socket.on("close", () => refuseAll("Firefox has ended"))
  function refuseAll(reason: string) {
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }

  return {
    send(name: string, values: unknown): Promise<unknown> {
      last += 1
      const text = JSON.stringify([0, last, `WebDriver:${name}`, values])
      return new Promise((resolve, reject) => {
        const id = last
        waiting.set(id, { resolve, reject })
        socket.write(`${Buffer.byteLength(text)}:${text}`)
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new Error(`Firefox does not answer to ${name}`))
        }, patience)
        timer.unref()
      })
    },
    close: () => void socket.destroy(),
  }
}
