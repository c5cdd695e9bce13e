import type { FastifyInstance } from "fastify"
import type { DocumentTexts } from "../../../renderer/compiler"
import { isRecord } from "../../domain/json"
import { channelPath, type Listing } from "../../domain/proposals"
import { areWords, createActing, deciding, isReason, noReason } from "./acting"
import type { Seen } from "./channelPass"
import type { Releases } from "./openReleases"
import { limitRoles } from "./people/limitRoles"
import { registerPeople } from "./people/registerPeople"
import { registerProposals } from "./proposals/registerProposals"
import { isDay, parseMoment, refuseNul, toNumber } from "./requested"
import { sayDamage } from "./sayDamage"

interface WithId {
  readonly Params: { readonly id: string }
}

interface WithAddress extends WithChannel {
  /** As of when; now where it is absent. */
  readonly Querystring: { readonly at?: string }
}

interface WithChannel {
  readonly Params: { readonly channel: string }
}

const toListed = ({ channel, at }: Seen): NonNullable<Listing["visiting"]> => ({
  channel,
  ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
})

/** What those who publish ask for. For this machine only; production has none of it. `readFolder`: the documents that are edited. */
export function registerReleaseDesk(app: FastifyInstance, releases: Releases, readFolder: () => DocumentTexts): void {
  const act = createActing(releases.people)
  app.addHook("onClose", () => releases.close())
  app.addHook("onRequest", refuseNul)
  sayDamage(app)
  limitRoles(app, releases.people)
  registerPeople(app, releases.people)
  registerProposals(app, releases, readFolder)
  app.get("/__desk/releases", async ({ cookies }): Promise<Listing> => {
    const visiting = releases.passOf(cookies)
    return {
      ...(await releases.list()),
      own: releases.own,
      ...(visiting === undefined ? {} : { visiting: toListed(visiting) }),
      visits: releases.visits.count(),
      damage: releases.damage(),
    }
  })
  app.get<WithAddress>(
    "/__desk/channels/:channel/address",
    act<WithAddress>(
      { roles: [...deciding, "view", "cases"] },
      async (_person, { params: { channel }, query: { at: moment } }) => {
        const at = moment === undefined ? undefined : parseMoment(moment)
        if (moment !== undefined && !at) return undefined
        const given = releases.givePass({ channel, ...(at && { at: at.getTime() }) })
        if (!given) return { kind: "unknown-channel" }
        return {
          kind: "given",
          address: channelPath(channel, given.pass),
          until: new Date(given.until).toISOString(),
        }
      },
    ),
  )
  app.get<WithId>(
    "/__desk/releases/:id/files",
    async ({ params: { id } }, reply) =>
      (await releases.files(id)) ?? reply.code(404).send({ problem: "there is no such release" }),
  )
  app.get<WithId>("/__desk/releases/:id/texts", async ({ params: { id } }, reply) =>
    (await releases.files(id))
      ? Object.fromEntries(await releases.texts(id))
      : reply.code(404).send({ problem: "there is no such release" }),
  )
  app.get<{ Params: { id: string; other: string } }>(
    "/__desk/releases/:id/changes/:other",
    async ({ params: { id, other } }, reply) =>
      (await releases.changesBetween(id, other)) ?? reply.code(404).send({ problem: "there is no such release" }),
  )
  app.get("/__desk/releases/verify", async () => ({ damage: await releases.verify() }))
  app.get<{ Querystring: { day?: string } }>("/__desk/audit", async ({ query: { day } }, reply) =>
    day === undefined || isDay(day) ? releases.audit(day) : reply.code(400).send({ problem: "this is no day" }),
  )
  app.post<WithChannel>(
    "/__desk/channels/:channel/rollback",
    act<WithChannel>({ roles: ["publish"], isConfirmed: true }, async ({ login: person }, { body, params }) => {
      const { reason, takeover, release = "" } = isRecord(body) ? body : {}
      if (!areWords(reason, release) || (takeover !== "visit" && takeover !== "now")) return undefined
      if (!isReason(reason)) return noReason
      const wanted = release === "" ? {} : { release: String(release) }
      return releases.rollBack({ ...wanted, channel: params.channel, reason: String(reason), takeover, person })
    }),
  )
  app.post<WithId>(
    "/__desk/pointers/:id/cancel",
    act<WithId>({ roles: ["publish"], isConfirmed: true }, async ({ login: person }, { body, params }) => {
      const { reason } = isRecord(body) ? body : {}
      if (!areWords(reason)) return undefined
      if (!isReason(reason)) return noReason
      const isCancelled = await releases.cancel(toNumber(params.id), { person, reason: String(reason) })
      return { kind: isCancelled ? "cancelled" : "begun" }
    }),
  )
  app.post<WithId>(
    "/__desk/pointers/:id/move",
    act<WithId>({ roles: ["publish"], isConfirmed: true }, async ({ login: person }, { body, params }) => {
      const { reason, startsAt } = isRecord(body) ? body : {}
      const moment = parseMoment(startsAt)
      if (!areWords(reason) || !moment) return undefined
      if (!isReason(reason)) return noReason
      return releases.move({ pointer: toNumber(params.id), startsAt: moment, reason: String(reason), person })
    }),
  )
  app.post<WithId>(
    "/__desk/pointers/:id/confirm",
    act<WithId>({ roles: ["review"], isConfirmed: true }, ({ login }, { params }) =>
      releases.confirm(toNumber(params.id), login),
    ),
  )
}
