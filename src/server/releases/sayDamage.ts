import type { FastifyInstance } from "fastify"
import { DamagedError } from "./storedReleases"

/** Whatever route of the desk comes across something that is not as it was written says what; added before the routes. */
export function sayDamage(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/__desk/")) return
    route.errorHandler ??= (error, request, reply) => {
      if (!(error instanceof DamagedError)) throw error
      const { damage } = error
      request.log.error({ damage }, "a release is not as it was written")
      return reply.code(409).send({ kind: "damaged", damage })
    }
  })
}
