import { createReadStream, existsSync } from "node:fs"
import { join } from "node:path"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { isRecord, type JsonRecord } from "../../../domain/json"
import { envs, type Look, platforms, textSizes, themes, widths } from "../../../domain/look"
import type { OpenBench } from "./openBench"

interface BenchRoutes {
  readonly bench: () => OpenBench
  readonly folder: string
  /** Login of whoever asks; empty for nobody that is known. */
  readonly personOf: (request: FastifyRequest) => Promise<string>
}

/** What the desk asks of the bench. */
export function registerBench(app: FastifyInstance, { bench, folder, personOf }: BenchRoutes): void {
  app.get("/__desk/bench", () => bench().read())
  // Nothing before anything is drawn: whoever asks then has made no mistake.
  app.get("/__desk/bench/coverage", (_request, reply) => reply.send(bench().coverage() ?? {}))
  app.post("/__desk/bench/runs", async (request, reply) => {
    const order = parseOrder(request.body)
    if (!order) return reply.code(400).send({ kind: "unreadable" })
    const kind = await bench().start({ ...order, origin: `${request.protocol}://${request.host}` })
    return reply.code(kind === "started" ? 202 : 409).send({ kind })
  })
  app.post("/__desk/bench/versions", { bodyLimit }, ({ body }, reply) => {
    const texts = parseTexts(body)
    return texts ? reply.code(201).send({ name: bench().take(texts) }) : reply.code(400).send({ kind: "unreadable" })
  })
  app.post("/__desk/bench/stop", () => {
    bench().stop()
    return { kind: "stopped" }
  })
  app.post("/__desk/bench/decisions", async (request, reply) => {
    const decision = parseDecision(request.body)
    if (!decision) return reply.code(400).send({ kind: "unreadable" })
    bench().decide({ ...decision, person: await personOf(request) })
    return reply.code(201).send({ kind: "decided" })
  })
  app.get<{ Params: { name: string } }>("/__desk/pictures/:name", ({ params: { name } }, reply) => {
    const file = join(folder, name)
    if (!/^[0-9a-f]{32}\.png$/.test(name) || !existsSync(file))
      return reply.code(404).send({ problem: "there is no such picture" })
    return reply
      .headers({ "cache-control": "public, max-age=31536000, immutable" })
      .type("image/png")
      .send(createReadStream(file))
  })
}

/** Texts of all documents. */
const bodyLimit = 16 * 1024 * 1024

function parseTexts(body: unknown): ReadonlyMap<string, string> | undefined {
  const files = isRecord(body) && isRecord(body["files"]) ? Object.entries(body["files"]) : []
  const texts = files.flatMap(([file, text]) => (typeof text === "string" ? [[file, text] as const] : []))
  return texts.length === 0 || texts.length < files.length ? undefined : new Map(texts)
}

function parseOrder(body: unknown) {
  if (!isRecord(body) || !isRecord(body["look"])) return undefined
  const { before, screens = [], isDerived = false } = body
  const look = parseLook(body["look"])
  if (typeof before !== "string" || !look || !Array.isArray(screens)) return undefined
  const named = screens.filter((one): one is string => typeof one === "string")
  return { before, look, screens: named, isDerived: isDerived === true }
}

function parseLook(written: JsonRecord): Look | undefined {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === written[name])
  const width = one("width", widths)
  const textSize = one("textSize", textSizes)
  const theme = one("theme", themes)
  const platform = one("platform", platforms)
  const env = one("env", envs)
  return width && textSize && theme && platform && env ? { width, textSize, theme, platform, env } : undefined
}

const mostLetters = 1_000

function parseDecision(body: unknown) {
  if (!isRecord(body)) return undefined
  const { change, verdict, comment = "" } = body
  const isVerdict = verdict === "right" || verdict === "wrong"
  if (typeof change !== "string" || !/^[0-9a-f]{24}$/.test(change) || !isVerdict) return undefined
  return typeof comment === "string" && comment.length <= mostLetters
    ? ({ change, verdict, comment } as const)
    : undefined
}
