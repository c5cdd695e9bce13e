import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"
import { replayPath } from "../../../domain/replayPath"
import { ownConfig } from "./ownConfig"
import { createPreloadLinks } from "./preloadLinks"
import { headersOfPage } from "./securityHeaders"

const phonePages = ["phone.html", "phone/index.html"]
const year = 365 * 24 * 60 * 60
const page = { config: { isPage: true } } as const

/** Serves the built app: hashed files for ever, its page for every path of the app, and the phone at `/`. */
export function registerWeb(app: FastifyInstance, dist: string | undefined): void {
  app.get("/config.json", (_request, reply) => reply.send(ownConfig))
  app.setNotFoundHandler((_request, reply) => answerUnknown(reply))
  if (dist === undefined) return
  void app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false, index: false, preCompressed: true })
  const linksOf = createPreloadLinks(dist)
  // A replay is played on the phone; without one its address is as unknown to the app as any other.
  for (const path of ["/", replayPath])
    app.get(path, page, (_request, reply) => {
      const phone = phonePages.find((name) => existsSync(join(dist, name)))
      return sendPage(reply, dist, phone ?? "index.html")
    })
  if (existsSync(join(dist, "desk/index.html")))
    for (const path of ["/desk", "/desk/", "/desk/:view", "/desk/:view/"])
      app.get(path, page, (_request, reply) => sendPage(reply, dist, "desk/index.html"))
  app.get<{ Params: { "*": string } }>("/*", page, ({ params: { "*": path } }, reply) => {
    if (isHidden(path)) return answerUnknown(reply)
    if (!/\.\w+$/.test(path)) return sendPage(reply.headers(linkHeader(linksOf(pathOf(path)))), dist, "index.html")
    if (!existsSync(join(dist, path))) return answerUnknown(reply)
    if (path.endsWith(".html")) return sendPage(reply, dist, path)
    const caching = path.startsWith("assets/") ? `public, max-age=${year}, immutable` : "no-cache"
    return reply.headers({ "cache-control": caching, vary: "accept-encoding" }).sendFile(path)
  })
}

/** As routes are written: people and mail programs put a slash at the end. */
const pathOf = (path: string) => `/${path.replace(/\/+$/, "")}`

const linkHeader = (link: string | undefined) => (link === undefined ? {} : { link })

/** Addresses of calls and of the tester however they are written, files that are nobody's to read, and compressed ones by themselves. */
const isHidden = (path: string) =>
  /^(api|__sandbox|__desk)(\/|$)/i.test(path) || /(^|\/)\./.test(path) || /\.(br|gz)$/i.test(path)

function sendPage(reply: FastifyReply, dist: string, name: string): FastifyReply {
  const file = join(dist, name)
  if (!existsSync(file))
    return reply.code(503).type("text/plain; charset=utf-8").send("The app is not built yet: npm run build\n")
  const content = readFileSync(file, "utf8")
  return reply.headers({ ...headersOfPage(content), vary: "accept-encoding" }).sendFile(name)
}

const answerUnknown = (reply: FastifyReply): FastifyReply => reply.code(404).send({ problem: "there is nothing here" })
