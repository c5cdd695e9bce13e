import { createHash } from "node:crypto"
import type { Kysely } from "kysely"
import type { Definitions, DocumentTexts } from "../../../renderer/compiler"
import { parseProposedName } from "../../domain/documentNames"
import type { AuditLine, Listing, Proposal } from "../../domain/proposals"
import type { KeptEffect } from "../../domain/effect"
import type { SaidChange } from "../../sentences"
import { forgetOldBuilds, readBuild, readModule, type StoredBuild } from "./builds"
import { type Chosen, chooseForVisit } from "./chooseForVisit"
import { readAuditOf, writeAudit } from "./audit"
import { changesOfProposal, changesOfReleases } from "./proposals/changesOfProposal"
import { hashOfCompiler } from "./engine"
import type { Judge } from "./judgeRelease"
import { readServerKey } from "./keys"
import { type PointersByChannel, readIntactPointers } from "./intactPointers"
import { channels, pointersFor } from "./channels"
import { isInUse } from "./inUse"
import { listChannels, listReleases, readFiles } from "./listReleases"
import type { Pin } from "./pin"
import { openTables } from "./openTables"
import {
  type Move,
  type Moved,
  moveOrder,
  type Order,
  type Ordered,
  orderProposal,
  goingBackTo,
  orderRollBack,
  type RollBack,
} from "./orders"
import type { FrontProxy } from "./people/frontProxy"
import { openPeople, type People, type PeopleSource } from "./people/openPeople"
import { cancelPointers, type Confirmed, confirmRollBack, hasBegun, liveChannel, readOrders } from "./pointers"
import { createEffects, type WorkOutEffect } from "./proposals/effects"
import { readLive } from "./proposals/deciding"
import { findProposal, readProposedTexts } from "./proposals/proposalRows"
import { listProposals } from "./proposals/listProposals"
import { type Proposed, propose, type Proposing } from "./proposals/propose"
import {
  type Reviewed,
  type Reviewing,
  reviewProposal,
  type Withdrawn,
  withdrawProposal,
} from "./proposals/reviewProposal"
import { withFiles } from "./proposals/withFiles"
import { registerBuild } from "./registerBuild"
import { rememberVerdicts } from "./rememberVerdicts"
import { createServable, UnfitReleaseError } from "./servable"
import { readRelease, readTextsOf } from "./storedReleases"
import type { ReleaseFiles } from "./tables"
import { verifyReleases } from "./verifyReleases"
import { type ChannelPass, channelCookie, passMs, readPass, type Seen, writePass } from "./channelPass"
import { createVisits, type Visits } from "./visits"
import { writing } from "./writing"

export interface ReleasesOptions<Tables> {
  readonly database: Kysely<Tables>
  /** Of which the app was built. */
  readonly documents: DocumentTexts
  readonly definitions: Definitions
  readonly judge: Judge
  readonly effect: WorkOutEffect
  /** How people say who they are. */
  readonly people: PeopleSource
  readonly proxy?: FrontProxy | undefined
  /** Ed25519 key as PEM; without it the database keeps one. */
  readonly key?: string
  readonly clock?: () => Date
  /** Told of everything in the database that is not as it was written. */
  readonly alarm?: (damage: string) => void
}

export interface Releases {
  /** Id of the release that the app was built of. */
  readonly own: string
  readonly cookieSecret: Buffer
  readonly engine: string
  readonly people: People
  propose(proposing: Proposing): Promise<Proposed>
  review(reviewing: Reviewing): Promise<Reviewed>
  withdraw(withdrawing: Pick<Reviewing, "proposal" | "person">): Promise<Withdrawn>
  proposals(): Promise<readonly Proposal[]>
  /** What it changes of what is live, place by place. */
  changesOf(proposal: number): Promise<readonly SaidChange[] | undefined>
  /** What it does to customers who have what is live. */
  effectOf(proposal: number): Promise<KeptEffect | undefined>
  /** What the other release has otherwise. */
  changesBetween(one: string, other: string): Promise<readonly SaidChange[] | undefined>
  publish(order: Order): Promise<Ordered>
  rollBack(order: RollBack): Promise<Ordered>
  /** False where there is nothing that has not begun. */
  cancel(pointer: number, by: { readonly person: string; readonly reason: string }): Promise<boolean>
  move(moving: Move): Promise<Moved>
  confirm(pointer: number, person: string): Promise<Confirmed>
  /** Says in the log that somebody looks at an application, and why. */
  noteLook(look: { readonly application: string; readonly person: string; readonly reason: string }): Promise<void>
  /** What was done on a day in Japan, or lately; the newest first. */
  audit(day: string | undefined): Promise<readonly AuditLine[]>
  choose(pin: Pin, seen?: Seen): Promise<Chosen>
  /** The channel that a request is let onto; undefined for the one of customers. */
  passOf(cookies: Cookies): ChannelPass | undefined
  /** Lets whoever has it onto a channel for some days; undefined where there is no such channel. */
  givePass(seen: Seen): (ChannelPass & { readonly pass: string }) | undefined
  readonly visits: Visits
  /** What was found not to be as it was written, and is served to nobody. */
  damage(): readonly string[]
  /** What everybody gets who has not been here before, whatever the bucket; undefined while that depends on it. */
  everybodys(): Promise<Chosen | undefined>
  /**
   * The release that judges what a page sends: the one that the page names, while pages may show it, and what is live
   * otherwise, on the channel that the cookies name. Undefined for the documents of the build.
   */
  judging(named: string | undefined, cookies?: Cookies): Promise<string | undefined>
  /** Fails for a release that is not there, or not as it was written. */
  texts(id: string): Promise<DocumentTexts>
  /** The same, also with the documents of a proposal over it, by `proposedName`. */
  looksOf(name: string): Promise<DocumentTexts>
  build(id: string): Promise<StoredBuild | undefined>
  source(hash: string): Promise<string | undefined>
  list(): Promise<Pick<Listing, "releases" | "channels">>
  /** Hashes of its texts, by path. */
  files(id: string): Promise<ReleaseFiles | undefined>
  verify(): Promise<readonly string[]>
  /** Gives up what takes long and nobody will hear of; the database may be closed then. */
  close(): Promise<void>
}

/** Of most people, who have not been here before. */
const newVisit: Pin = { release: "", bucket: 99, issued: 0 }

/** What customers get now. */
const live: Seen = { channel: liveChannel }

type Cookies = Readonly<Record<string, string | undefined>>

/** Several processes share a database, and none of them is told by another. */
const pointersMs = 1_000

/**
 * Registers the documents of the build, and makes ready what is published.
 * @throws UnfitReleaseError when this build of the app cannot show what is published.
 */
export async function openReleases<Tables>(options: ReleasesOptions<Tables>): Promise<Releases> {
  const { documents, definitions, clock = () => new Date(), alarm = () => undefined } = options
  const db = await openTables(options.database)
  const judge = rememberVerdicts(options.judge)
  const key = await readServerKey(db, options.key)
  const people = await openPeople({ db, source: options.people, proxy: options.proxy, clock })
  const own = await registerBuild({ db, key, documents, now: clock() })
  const engine = createHash("sha256")
    .update(`${hashOfCompiler(definitions)} ${own}`)
    .digest("base64url")
    .slice(0, 16)
  const told = new Set<string>()
  const alarmOnce = (damage: string) => {
    if (!told.has(damage)) alarm(damage)
    told.add(damage)
  }
  const servable = createServable({ judge, clock, db, key, engine, alarm: alarmOnce })

  let pointers: { readonly at: number; readonly read: Promise<PointersByChannel> } | undefined
  const readLatest = (): Promise<PointersByChannel> => {
    const now = clock()
    if (pointers !== undefined && Math.abs(now.getTime() - pointers.at) < pointersMs) return pointers.read
    const read = readIntactPointers(db, { now, alarm: alarmOnce })
    pointers = { at: now.getTime(), read }
    read.catch(() => (pointers = undefined))
    return read
  }
  const visits = createVisits(clock)
  const pointersOf = async ({ channel, at }: Seen) =>
    pointersFor(channel, await (at === undefined ? readLatest() : readIntactPointers(db, { now: new Date(at) })))
  const choose = async (pin: Pin, seen: Seen = live): Promise<Chosen> => {
    const choosing = { own, pointers: await pointersOf(seen), now: clock(), servable }
    try {
      return await chooseForVisit(pin, choosing)
    } catch (error) {
      if (seen === live || !(error instanceof UnfitReleaseError)) throw error
      // What was tried out with an earlier build holds up nobody.
      return choose({ ...pin, release: "" })
    }
  }
  const presentOf = async (channel: string) => (await choose(newVisit, { channel })).pin.release
  const passOf = (cookies: Cookies) => readPass(cookies[channelCookie.name], key.cookieSecret, clock())
  const { effects, end } = createEffects({ db, workOut: options.effect, clock })
  const deciding = { judge, effects, db, key, own, engine, servable, clock }
  const after = async <Result>(ordered: Promise<Result>): Promise<Result> => {
    const result = await ordered
    pointers = undefined
    return result
  }

  const texts = async (id: string): Promise<DocumentTexts> => {
    const release = await readRelease(db, id, key)
    if (!release) throw new Error(`no release ${id}`)
    return readTextsOf(db, release)
  }

  await writing(db, (trx) => forgetOldBuilds(trx, engine, clock()))
  // Compiled before anybody asks: the first of them, and whatever a percentage may fall back on.
  for (const bucket of [0, 99]) await choose({ ...newVisit, bucket })
  // What customers get later has to fit this build today: nobody is there when its moment comes.
  for (const order of await readOrders(db, liveChannel))
    if (!hasBegun(order, clock()) && order.release !== own) await servable(order.release)
  return {
    own,
    cookieSecret: key.cookieSecret,
    engine,
    people,
    propose: (proposing) => propose(proposing, deciding),
    review: (reviewing) => reviewProposal(reviewing, deciding),
    withdraw: (withdrawing) => withdrawProposal(withdrawing, deciding),
    proposals: () => listProposals(db, { ...deciding, alarm: alarmOnce }),
    changesOf: (proposal) => changesOfProposal(proposal, deciding),
    async effectOf(id) {
      const proposal = await findProposal(db, id)
      return proposal && effects(proposal, await readLive(db, deciding))
    },
    changesBetween: (...ids) => changesOfReleases(ids, deciding),
    publish: (order) => after(orderProposal(order, deciding)),
    rollBack: (order) => after(orderRollBack(order, deciding)),
    cancel: (id, by) => after(writing(db, async (trx) => (await cancelPointers(trx, { ...by, id, at: clock() })) > 0)),
    move: (moving) => after(moveOrder(moving, deciding)),
    confirm: (pointer, person) => writing(db, (trx) => confirmRollBack(trx, { pointer, person, at: clock() })),
    noteLook: ({ application, person, reason }) =>
      writing(db, (trx) =>
        writeAudit(trx, {
          at: clock(),
          person,
          action: "look-at-case",
          subject: `case ${application}`,
          detail: { reason },
        }),
      ),
    audit: (day) => readAuditOf(db, day),
    choose,
    visits,
    damage: () => [...told],
    passOf,
    givePass(seen) {
      if (!channels.some(({ name }) => name === seen.channel)) return undefined
      const given = { ...seen, until: clock().getTime() + passMs }
      return { ...given, pass: writePass(given, key.cookieSecret) }
    },
    async everybodys() {
      const [newest] = await pointersOf(live)
      return newest?.percent === 100 ? choose({ ...newVisit, bucket: 0 }) : undefined
    },
    async judging(named, cookies = {}) {
      const now = clock()
      const seen = passOf(cookies) ?? live
      const isShown = named !== undefined && isInUse(named, await pointersOf(seen), now)
      const release = isShown ? named : ""
      const { pin } = await choose({ release, bucket: 99, issued: now.getTime() }, seen)
      return pin.release === own ? undefined : pin.release
    },
    texts: (id) => servable.using(() => texts(id)),
    async looksOf(name) {
      const asked = parseProposedName(name)
      const proposal = asked && (await findProposal(db, asked.proposal))
      if (!asked || !proposal) return texts(name)
      return withFiles(await texts(asked.release), await readProposedTexts(db, proposal.files))
    },
    build: (release) => servable.using(() => readBuild(db, { release, engine })),
    source: (hash) => servable.using(() => readModule(db, hash)),
    async list() {
      const given = await readLatest()
      return {
        releases: await listReleases(db),
        channels: await listChannels(db, {
          now: clock(),
          present: presentOf,
          before: (channel) => goingBackTo(channel, given),
          hasOwn: (channel) => channel === liveChannel || pointersFor(channel, given) !== given.get(liveChannel),
        }),
      }
    },
    files: (id) => readFiles(db, id),
    async verify() {
      const found = await verifyReleases(db, key)
      // What was put right since is no alarm any more.
      for (const damage of told) if (!found.includes(damage)) told.delete(damage)
      return found
    },
    close: end,
  }
}
