import type { FastifyReply, FastifyRequest } from "fastify"
import { textOf, typeOf, type HttpResponse } from "./httpResponse"

export function send(reply: FastifyReply, response: HttpResponse): FastifyReply {
  return reply
    .code(response.status)
    .header("content-type", typeOf(response))
    .headers(response.headers ?? {})
    .send(textOf(response))
}

/**
 * As if the network went away. The answer begins and is never finished: a browser sends a request again by itself where
 * a connection that it has used before is cut without a byte, and a fault for one time would go by unseen.
 */
export function breakConnection(reply: FastifyReply): FastifyReply {
  reply.hijack()
  cut(reply)
  return reply
}

function cut({ raw }: FastifyReply): void {
  raw.writeHead(200, { "content-type": "application/json", "content-length": "2" })
  raw.write("{", () => raw.destroy(new Error("the connection was cut by a fault")))
}

/** Never answers; with a delay the connection breaks then. */
export function hang(reply: FastifyReply, delayMs: number | undefined): FastifyReply {
  reply.hijack()
  if (delayMs === undefined) return reply
  const timer = setTimeout(() => cut(reply), delayMs)
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
