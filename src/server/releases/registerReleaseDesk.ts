import type { FastifyInstance, FastifyReply } from "fastify"
import { isRecord } from "../../domain/json"
import type { Change, Created } from "./createRelease"
import type { Listed } from "./listReleases"
import type { Releases } from "./openReleases"
import type { Order, Ordered } from "./orders"

/** Answer of `GET /__desk/releases`. */
export interface Listing extends Listed {
  /** Release that the app was built of. */
  readonly own: string
  /** Release that new visits get, most of them where there are percentages. */
  readonly live: string
}

/** Texts of all documents that a change may bring. */
const bodyLimit = 16 * 1024 * 1024

/** What those who publish ask for. For this machine only; production has none of it. */
export function registerReleaseDesk(app: FastifyInstance, releases: Releases): void {
  app.get("/__desk/releases", async (): Promise<Listing> => {
    const { pin } = await releases.choose({ release: "", bucket: 99, issued: 0 })
    return { ...(await releases.list()), own: releases.own, live: pin.release }
  })
  app.get<{ Params: { id: string } }>(
    "/__desk/releases/:id/files",
    async ({ params: { id } }, reply) =>
      (await releases.files(id)) ?? reply.code(404).send({ problem: "there is no such release" }),
  )
  app.get("/__desk/releases/verify", async () => ({ damage: await releases.verify() }))
  app.post("/__desk/releases", { bodyLimit }, async ({ body }, reply) => {
    const change = parseChange(body)
    return change ? sendCreated(reply, await releases.create(change)) : refuse(reply)
  })
  app.post<{ Params: { channel: string } }>(
    "/__desk/channels/:channel/pointers",
    async ({ body, params: { channel } }, reply) => {
      const order = parseOrder(body, channel)
      return order ? sendOrdered(reply, await releases.publish(order)) : refuse(reply)
    },
  )
  app.post<{ Params: { channel: string } }>(
    "/__desk/channels/:channel/rollback",
    async ({ body, params: { channel } }, reply) => {
      const order = isRecord(body) ? parseOrder({ ...body, release: "", percent: 100 }, channel) : undefined
      return order ? sendOrdered(reply, await releases.rollBack(order)) : refuse(reply)
    },
  )
}

const refuse = (reply: FastifyReply) => reply.code(400).send({ problem: "this cannot be read" })
const statuses = { created: 201, refused: 422, unchanged: 409, "unknown-base": 409 } as const
const sendCreated = (reply: FastifyReply, created: Created) => reply.code(statuses[created.kind]).send(created)
const sendOrdered = (reply: FastifyReply, ordered: Ordered) =>
  reply.code(ordered.kind === "ordered" ? 201 : 409).send(ordered)

/** Below the root, as the loader lists them. */
const documentPath = /^(?!meta\/)[\w-][\w.-]*(\/[\w-][\w.-]*){0,8}\.json$/

function parseChange(body: unknown): Change | undefined {
  if (!isRecord(body)) return undefined
  const { base, files, note, person } = body
  if (!isRecord(files) || !areWords(base, note, person)) return undefined
  const isRight = Object.entries(files).every(
    ([path, text]) => documentPath.test(path) && (text === null || (typeof text === "string" && !text.includes("\0"))),
  )
  return isRight ? (body as unknown as Change) : undefined
}

function parseOrder(body: unknown, channel: string): Order | undefined {
  if (!isRecord(body)) return undefined
  const { release, percent, takeover, reason, person } = body
  const isPercent = Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 100
  if (!isPercent || (takeover !== "visit" && takeover !== "now") || !areWords(release, reason, person)) return undefined
  return {
    channel,
    release: String(release),
    percent: Number(percent),
    takeover,
    reason: String(reason),
    person: String(person),
  }
}

const areWords = (...values: readonly unknown[]) =>
  values.every((value) => typeof value === "string" && value.length <= 1_000 && !value.includes("\0"))
