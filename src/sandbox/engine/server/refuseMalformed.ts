import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { send } from "../calls/reply"
import { isStorable, refusalOf } from "../calls/malformed"

/** What no database can hold, and what cannot be read at all, is refused in the shape of the route before anything runs. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook("preValidation", async (request, reply) =>
    request.routeOptions.config.call === undefined && !isStorable(request) ? refuse(request, reply, 400) : undefined,
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    // A server that ends is no fault of a route.
    if (statusCode >= 500 && statusCode !== 503) request.log.error({ err: error }, "the route failed")
    return refuse(request, reply, statusCode)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const { call } = request.routeOptions.config
  const refusal = refusalOf(status)
  return call === undefined
    ? reply.code(status).send({ ok: false, problem: refusal.reason })
    : send(reply, call.backend.render(refusal, call.document))
}
