import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { everyAnswer } from "../web/securityHeaders"
import { isOwnHost } from "./ownOrigin"
import { readAddress } from "./readAddress"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route that gives a page: a link on any site may open it. */
    readonly isPage?: true
  }
}

interface Refused {
  readonly status: number
  readonly problem: string
}

/**
 * Stands before every route. Asks which route the router has found, never how an address looks, and answers whatever it
 * does not know to be harmless with a refusal.
 */
export function guard(app: FastifyInstance, origin: string | undefined): void {
  // Types that a form can send say nothing that we read.
  app.removeContentTypeParser("text/plain")
  app.addHook("onRequest", async (request, reply): Promise<FastifyReply | undefined> => {
    reply.headers(everyAnswer)
    const refused = refusalOf(request, origin)
    return refused === undefined ? undefined : reply.code(refused.status).send({ ok: false, problem: refused.problem })
  })
}

function refusalOf(request: FastifyRequest, origin: string | undefined): Refused | undefined {
  if (readAddress(request.originalUrl) === undefined) return { status: 400, problem: "malformed" }
  if (!isOwnPage(request) && !isVisit(request)) return { status: 403, problem: "cross-site" }
  return isDoor(request) ? refusalAtDoor(request, origin) : undefined
}

/** No page of another site may act for the customer. Who sends neither header is no browser of today. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { "sec-fetch-site": site, origin } = headers
  if (site !== undefined && site !== "same-origin" && site !== "none") return false
  return origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host
}

const isVisit = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.isPage === true &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document"

const isDoor = ({ routeOptions }: FastifyRequest): boolean => /^\/__(sandbox|desk)\//.test(routeOptions.url ?? "")

/** The tester's doors open to this machine only, and to nothing that a form of a page could send. */
function refusalAtDoor({ headers, host, method }: FastifyRequest, origin: string | undefined): Refused | undefined {
  if (!isOwnHost(host, origin)) return { status: 421, problem: "another host" }
  const isJson = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === "application/json"
  return method === "POST" && !isJson ? { status: 415, problem: "content-type must be application/json" } : undefined
}
