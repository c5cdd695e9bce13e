import { Server } from "node:net"
import type { FastifyInstance, FastifyReply } from "fastify"

/** A request that takes longer than this when the server ends is given up. */
const longestMs = 5_000
/** A request that has arrived may wait so long until it is read: the database of this process keeps it waiting. */
const quietMs = 100

/** What is still worked on or being sent; one that was taken over (a stream of events, a connection that a fault holds) never ends. */
const isOpen = ({ sent, raw }: FastifyReply): boolean =>
  !raw.destroyed && (!sent || (raw.writableEnded && !raw.writableFinished))

/** A server that ends takes no new connections, and cuts those that it has when every request in flight has its answer. */
export function finishRequests(app: FastifyInstance): void {
  const replies = new Set<FastifyReply>()
  let isEnding = false
  let look: (() => void) | undefined
  app.addHook("onRequest", async (_request, reply) => {
    replies.add(reply)
    reply.raw.once("close", () => {
      replies.delete(reply)
      look?.()
    })
  })
  // Nothing more comes on a connection whose last answer says so.
  app.addHook("onSend", async (_request, reply) => {
    if (isEnding) reply.header("connection", "close")
  })
  app.addHook("preClose", async () => {
    if (!app.server.listening) return
    isEnding = true
    // Not by the server's own `close`, which cuts what has not been read yet.
    Server.prototype.close.call(app.server)
    await new Promise<void>((pass) => {
      const latest = setTimeout(end, longestMs)
      let quiet: NodeJS.Timeout | undefined
      function end(): void {
        clearTimeout(latest)
        clearTimeout(quiet)
        pass()
      }
      look = () => {
        clearTimeout(quiet)
        quiet = setTimeout(() => [...replies].some(isOpen) || end(), quietMs)
      }
      look()
    })
  })
}
