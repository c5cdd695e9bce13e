import type { FastifyReply, FastifyRequest } from "fastify"
import { textOf, typeOf, type Wire } from "./wire"

export function send(reply: FastifyReply, wire: Wire): FastifyReply {
  return reply
    .code(wire.status)
    .header("content-type", typeOf(wire))
    .headers(wire.headers ?? {})
    .send(textOf(wire))
}

/** As if the network went away: no status line, no body. */
export function breakConnection(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy(new Error("the connection was cut by a fault"))
  return reply
}

/** Never answers; with a delay the connection breaks then. */
export function hang(reply: FastifyReply, delayMs: number | undefined): FastifyReply {
  reply.hijack()
  if (delayMs === undefined) return reply
  const timer = setTimeout(() => reply.raw.destroy(new Error("the connection was cut by a fault")), delayMs)
  reply.raw.once("close", () => clearTimeout(timer))
  return reply
}

/** Waits, but not for somebody who has gone. */
export function pause(request: FastifyRequest, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    request.raw.socket.once("close", () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
