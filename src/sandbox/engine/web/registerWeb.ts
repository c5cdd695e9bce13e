import { existsSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { ownConfig } from "./ownConfig"
import { everyDocument } from "./securityHeaders"

const phonePages = ["phone.html", "phone/index.html"]
const year = 365 * 24 * 60 * 60

/** Serves the built app: hashed files for ever, its page for every path of the app, and the phone at `/`. */
export function registerWeb(app: FastifyInstance, dist: string | undefined): void {
  app.get("/config.json", (_request, reply) => reply.header("cache-control", "no-store").send(ownConfig))
  app.setNotFoundHandler((request, reply) => answerUnknown(dist, request, reply))
  if (dist === undefined) return
  void app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false, index: false })
  app.get("/", (_request, reply) => {
    const phone = phonePages.find((name) => existsSync(join(dist, name)))
    return sendPage(reply, dist, phone ?? "index.html")
  })
  app.get("/*", (request, reply) => {
    const path = decodeURIComponent(request.url.split("?")[0] ?? "").slice(1)
    if (isReserved(request.url)) return answerUnknown(dist, request, reply)
    if (path.endsWith(".html") && existsSync(join(dist, path)) && !path.includes(".."))
      return sendPage(reply, dist, path)
    if (!/\.\w+$/.test(path)) return sendPage(reply, dist, "index.html")
    const caching = path.startsWith("assets/") ? `public, max-age=${year}, immutable` : "no-cache"
    return reply.header("cache-control", caching).sendFile(path)
  })
}

const isReserved = (url: string) => /^\/(api|__sandbox)\//.test(url)

function sendPage(reply: FastifyReply, dist: string, page: string): FastifyReply {
  if (!existsSync(join(dist, page)))
    return reply.code(503).type("text/plain; charset=utf-8").send("The app is not built yet: npm run build\n")
  return reply.headers(everyDocument).sendFile(page)
}

function answerUnknown(_dist: string | undefined, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "no-store").send({ problem: "there is nothing here" })
}
