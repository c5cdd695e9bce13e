import type { FastifyInstance } from "fastify"
import type { DocumentTexts } from "../../../../renderer/compiler"
import { isDocumentPath } from "../../../domain/isDocumentPath"
import { isRecord } from "../../../domain/json"
import type { Proposal, Proposals } from "../../../domain/proposals"
import { areWords, createActing, deciding, isReason, noReason } from "../acting"
import { changedFiles } from "../changedFiles"
import { hashOfText } from "../identity"
import type { Releases } from "../openReleases"
import type { Order } from "../orders"
import { parseMoment, toNumber } from "../requested"
import type { Proposing } from "./propose"
import { rememberAuthors } from "./rememberAuthors"
import type { Reviewing } from "./reviewProposal"

/** Texts of all documents that a change may bring. */
const bodyLimit = 16 * 1024 * 1024

interface WithId {
  readonly Params: { readonly id: string }
}

/** A change on its way from the folder to customers. */
export function registerProposals(app: FastifyInstance, releases: Releases, readFolder: () => DocumentTexts): void {
  const act = createActing(releases.people)
  const authors = rememberAuthors(app, releases.people)
  app.get("/__desk/proposals", async (): Promise<Proposals> => {
    const [folder, proposals] = [readFolder(), await releases.proposals()]
    const changed = await findChanged(releases, folder)
    authors.keepOnly(changed)
    return { proposals, changed, proposed: changed.filter((path) => isProposed(path, folder.get(path), proposals)) }
  })
  app.get<WithId>("/__desk/proposals/:id/changes", async ({ params: { id } }, reply) => {
    const changes = await releases.changesOf(toNumber(id))
    return changes ?? reply.code(404).send({ problem: "there is no such proposal" })
  })
  app.get<WithId>("/__desk/proposals/:id/effect", async ({ params: { id } }, reply) => {
    const effect = await releases.effectOf(toNumber(id))
    return effect ?? reply.code(404).send({ problem: "there is no such proposal" })
  })
  app.post(
    "/__desk/proposals",
    { bodyLimit },
    act({ roles: ["edit"] }, async ({ login }, { body }) => {
      const change = parseProposing(body, login)
      if (change === undefined) return undefined
      const others = change.others ?? (await findOthers(change, releases, readFolder()))
      const wrote = authors.of(Object.keys(change.files))
      return releases.propose({ ...change, others, authors: [...change.authors, ...wrote] })
    }),
  )
  app.post<WithId>(
    "/__desk/proposals/:id/comments",
    act<WithId>({ roles: deciding }, async ({ login }, request) => {
      const review = parseReview(request, login)
      return review && releases.review({ ...review, verdict: "comment" })
    }),
  )
  app.post<WithId>(
    "/__desk/proposals/:id/reviews",
    act<WithId>({ roles: ["review"], isConfirmed: true }, async ({ login }, request) => {
      const review = parseReview(request, login)
      return review && releases.review(review)
    }),
  )
  app.post<WithId>(
    "/__desk/proposals/:id/withdraw",
    act<WithId>({ roles: ["edit"] }, ({ login }, { params: { id } }) =>
      releases.withdraw({ proposal: toNumber(id), person: login }),
    ),
  )
  app.post<WithId>(
    "/__desk/proposals/:id/publish",
    act<WithId>({ roles: ["publish"], isConfirmed: true }, async ({ login }, request) => {
      const order = parseOrder(request, login)
      return order && (isReason(order.reason) ? releases.publish(order) : noReason)
    }),
  )
}

async function findChanged(releases: Releases, folder: DocumentTexts): Promise<readonly string[]> {
  const { pin } = await releases.choose({ release: "", bucket: 99, issued: 0 })
  const [live, built] = await Promise.all([releases.files(pin.release), releases.files(releases.own)])
  return changedFiles(folder, { live, built })
}

/** What is changed in the folder and not among what is proposed; whoever proposes from another folder says what is changed there. */
async function findOthers(
  { files }: Proposing,
  releases: Releases,
  folder: DocumentTexts,
): Promise<Proposing["files"]> {
  const changed = await findChanged(releases, folder)
  const left = changed.filter((path) => !Object.hasOwn(files, path))
  return Object.fromEntries(left.map((path) => [path, folder.get(path) ?? null]))
}

const onTheWay: readonly Proposal["state"][] = ["open", "approved", "scheduled", "partly"]

/** Whether somebody has proposed a document just as it stands in the folder. */
function isProposed(path: string, text: string | undefined, proposals: readonly Proposal[]): boolean {
  const here = text === undefined ? null : hashOfText(text)
  return proposals.some(
    ({ state, files }) => onTheWay.includes(state) && files.some((file) => file.path === path && file.hash === here),
  )
}

const areTexts = (files: unknown): files is Proposing["files"] =>
  isRecord(files) &&
  Object.entries(files).every(
    ([path, text]) => isDocumentPath(path) && (text === null || (typeof text === "string" && !text.includes("\0"))),
  )

function parseProposing(body: unknown, person: string): Proposing | undefined {
  if (!isRecord(body)) return undefined
  const { title, reason, files, others, authors = [] } = body
  if (!areWords(title, reason) || String(title).trim() === "") return undefined
  if (!areTexts(files) || !(others === undefined || areTexts(others))) return undefined
  if (!Array.isArray(authors) || !areWords(...authors)) return undefined
  return { title: String(title), reason: String(reason), files, authors, person, ...(others && { others }) }
}

interface Asked {
  readonly body: unknown
  readonly params: { readonly id: string }
}

function parseReview({ body, params: { id } }: Asked, person: string): Reviewing | undefined {
  if (!isRecord(body)) return undefined
  const { content, effect = "", verdict, comment } = body
  if (!areWords(content, effect, comment) || (verdict !== "approve" && verdict !== "return" && verdict !== "comment"))
    return undefined
  const seen = { content: String(content), effect: String(effect) }
  return { proposal: toNumber(id), ...seen, verdict, comment: String(comment), person }
}

function parseOrder({ body, params: { id } }: Asked, person: string): Order | undefined {
  if (!isRecord(body)) return undefined
  const { percent, takeover, reason, channel = "live", startsAt, asksAgain = false } = body
  const isPercent = Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 100
  if (
    !isPercent ||
    typeof asksAgain !== "boolean" ||
    (takeover !== "visit" && takeover !== "now") ||
    !areWords(reason, channel)
  )
    return undefined
  const moment = startsAt === undefined ? undefined : parseMoment(startsAt)
  if (startsAt !== undefined && !moment) return undefined
  return {
    proposal: toNumber(id),
    channel: String(channel),
    percent: Number(percent),
    takeover,
    reason: String(reason),
    person,
    asksAgain,
    ...(moment === undefined ? {} : { startsAt: new Date(moment) }),
  }
}
