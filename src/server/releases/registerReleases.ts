import "@fastify/cookie"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { channelPath, liveChannel } from "../../domain/proposals"
import { refusalSentence } from "../../domain/releaseSentences"
import { type ReleaseAnswer, releasePaths } from "../../domain/releases"
import type { Chosen } from "./chooseForVisit"
import type { Releases } from "./openReleases"
import { channelCookie } from "./channelPass"
import { refuseNul } from "./requested"
import { newPin, pinCookie, readPin, writePin } from "./pin"

const immutable = { "cache-control": "public, max-age=31536000, immutable" }

/** What customers' pages ask of the releases. The server reads cookies (`@fastify/cookie`). */
export function registerReleases(app: FastifyInstance, releases: Releases): void {
  const { cookieSecret } = releases
  const pinOf = ({ cookies }: FastifyRequest) => readPin(cookies[pinCookie.name], cookieSecret)

  app.addHook("onRequest", refuseNul)
  app.get(releasePaths.answer, async (request, reply) => {
    const chosen = await releases.choose(pinOf(request) ?? newPin(), releases.passOf(request.cookies))
    releases.visits.note(chosen.pin)
    reply.setCookie(pinCookie.name, writePin(chosen.pin, cookieSecret), pinCookie.options)
    return reply.header("cache-control", "no-store").send(answerOf(chosen, releases))
  })
  app.get<{ Params: { channel: string; pass: string } }>(
    channelPath(":channel", ":pass"),
    async ({ params: { channel, pass } }, reply) => {
      const given = releases.passOf({ [channelCookie.name]: pass })
      const isGiven = given?.channel === channel
      reply.header("cache-control", "no-store")
      if (!isGiven && channel !== liveChannel) return sendSentence(reply, refusalSentence({ kind: "pass-over" }))
      if (isGiven)
        reply.setCookie(channelCookie.name, pass, { ...channelCookie.options, expires: new Date(given.until) })
      else reply.clearCookie(channelCookie.name, channelCookie.options)
      // A visit begins: what it had from another channel is not kept.
      return reply.clearCookie(pinCookie.name, pinCookie.options).redirect("/")
    },
  )
  app.get<{ Params: { release: string; engine: string; name: string } }>(
    releasePaths.manifest(":release", ":engine", ":name").replace(/\.json$/, ""),
    async ({ params: { release, engine, name } }, reply) => {
      const build = engine === releases.engine ? await releases.build(release) : undefined
      return sendText(reply, build && name === `${build.hash}.json` ? build.text : undefined, "application/json")
    },
  )
  app.get<{ Params: { name: string } }>("/releases/m/:name", async ({ params: { name } }, reply) =>
    sendText(reply, await releases.source(name.replace(/\.js$/, "")), "text/javascript"),
  )
  app.get<{ Params: { name: string } }>("/releases/t/:name", async ({ params: { name } }, reply) =>
    sendText(reply, await releases.source(name.replace(/\.css$/, "")), "text/css"),
  )
  // Pages that name what they are going to load name this as well.
  app.addHook("onSend", async (request, reply) => {
    const links = reply.getHeader("link")
    if (typeof links !== "string") return
    const pin = pinOf(request)
    const seen = releases.passOf(request.cookies)
    const isEverybody = pin === undefined && seen === undefined
    const chosen = await (isEverybody ? releases.everybodys() : releases.choose(pin ?? newPin(), seen)).catch(
      () => undefined,
    )
    reply.header("link", [...linksOf(chosen, releases), links].join(", "))
  })
}

const answerOf = ({ pin: { release }, build }: Chosen, { engine }: Releases): ReleaseAnswer =>
  build ? { release, manifest: releasePaths.manifest(release, engine, build.hash) } : { release }

/** Values of the header `link`. */
function linksOf(chosen: Chosen | undefined, releases: Releases): readonly string[] {
  const { manifest } = chosen ? answerOf(chosen, releases) : {}
  const app = chosen?.build?.manifest.app
  return [
    ...[releasePaths.answer, ...(manifest === undefined ? [] : [manifest])].map(
      (address) => `<${address}>; rel=preload; as=fetch; crossorigin`,
    ),
    ...(app === undefined ? [] : [`<${releasePaths.module(app)}>; rel=modulepreload; crossorigin`]),
  ]
}

const sendSentence = (reply: FastifyReply, sentence: string): FastifyReply =>
  reply.code(403).type("text/plain; charset=utf-8").send(sentence)

const sendText = (reply: FastifyReply, text: string | undefined, type: string): FastifyReply =>
  text === undefined
    ? reply.code(404).send({ problem: "there is nothing here" })
    : reply.headers(immutable).type(`${type}; charset=utf-8`).send(text)
