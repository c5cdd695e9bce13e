import { findObjection } from "./approval"
import { leadsElsewhere } from "../needsBuild"
import { findChannel, othersNeeded, pointersFor } from "./channels"
import { filesOf, idOf } from "./identity"
import { type PointersByChannel, readIntactPointers } from "./intactPointers"
import type { StoredBuild } from "./builds"
import { saveBuild } from "./builds"
import {
  cancelPointers,
  hasBegun,
  liveChannel,
  liveRelease,
  type NewPointer,
  readAllOrders,
  readOrders,
  releaseBefore,
  timeOfOrder,
  writePointer,
} from "./pointers"
import { type Deciding, findLive, findPresent, readLive } from "./proposals/deciding"
import type { Effects } from "./proposals/effects"
import type { Refused } from "./proposals/propose"
import { findProposal, isWithdrawn, readProposedTexts } from "./proposals/proposalRows"
import { withFiles } from "./proposals/withFiles"
import { saveRelease } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

export interface Order extends Pick<NewPointer, "channel" | "percent" | "takeover" | "reason" | "person"> {
  readonly proposal: number
  /** At once where it is absent. */
  readonly startsAt?: Date
  /** Also where open applications are asked again, or have answers that are used no more. */
  readonly asksAgain?: boolean
}

export interface RollBack extends Omit<Order, "proposal" | "percent" | "startsAt" | "asksAgain"> {
  /** What whoever orders it wants to go back to: two who do so at once go back once. */
  readonly release?: string
}

export type Ordered =
  /** `cancelled`: so many orders that had not begun were taken back with it. */
  | { readonly kind: "ordered"; readonly release: string; readonly cancelled?: number }
  | { readonly kind: "unknown-proposal" }
  | { readonly kind: "withdrawn-proposal" }
  /** Customers have all of it. */
  | { readonly kind: "unchanged" }
  /** Nobody else has agreed to what it changes by now, or somebody wants it otherwise. */
  | { readonly kind: "unapproved" | "unapproved-places" }
  /** What others have agreed to did something else to customers: what went live since is met differently with it. */
  | { readonly kind: "effect-changed" }
  /** Applicants would have to answer again, or have answered for nothing, and nobody said that this is wanted. */
  | { readonly kind: "asks-again" }
  /** Something else is going to start later, and would take this back. */
  | { readonly kind: "scheduled" }
  | { readonly kind: "past" }
  /** Others were quicker: what is live is not what was looked at. */
  | { readonly kind: "moved" }
  | Refused
  | NotPointed

type NotPointed =
  | { readonly kind: "unknown-channel" }
  /** Nothing was live before. */
  | { readonly kind: "nothing-before" }
  /** Damaged, or not for this build of the app. */
  | { readonly kind: "unknown-release" }

interface Ordering extends Deciding {
  readonly effects: Effects
  servable(id: string): Promise<StoredBuild | undefined>
}

/** Points a channel at what is live with the documents of a proposal in it, checked, compiled and signed by then. */
export async function orderProposal(order: Order, ordering: Ordering): Promise<Ordered> {
  const { db, key, engine, clock, judge, effects } = ordering
  const { proposal, startsAt, asksAgain = false, ...pointer } = order
  const channel = await findChannel(db, order.channel)
  if (!channel) return { kind: "unknown-channel" }
  if (startsAt && startsAt <= clock()) return { kind: "past" }
  const found = await findProposal(db, proposal)
  if (!found) return { kind: "unknown-proposal" }
  if (await isWithdrawn(db, proposal)) return { kind: "withdrawn-proposal" }
  const live = await readLive(db, ordering)
  const texts = withFiles(live.texts, await readProposedTexts(db, found.files))
  const present = await findPresent(db, { ...ordering, channel: channel.name })
  if ([live.release, present].includes(idOf(filesOf(texts)))) return { kind: "unchanged" }
  const needsAdmin = found.needs_admin || leadsElsewhere(live.texts, texts)
  const approving = { proposal, live: live.release, channel, needsAdmin }
  // What nobody has agreed to is not worth the time.
  const early = await findObjection(db, approving)
  if (early) return { kind: early }
  const [verdict, effect] = await Promise.all([
    judge(texts),
    // Nobody has to have seen it where nobody else has to agree.
    othersNeeded(channel) > 0 ? effects(found, live) : undefined,
  ])
  if (verdict.kind === "refused") return verdict
  const { asked, setAside } = effect?.effect.applications ?? { asked: 0, setAside: 0 }
  if (!asksAgain && asked + setAside > 0) return { kind: "asks-again" }
  return writing(db, async (trx): Promise<Ordered> => {
    const at = await timeOfOrder(trx, { channel: order.channel, now: clock() })
    if ((await findLive(trx, ordering)) !== live.release) return { kind: "moved" }
    if (await isWithdrawn(trx, proposal)) return { kind: "withdrawn-proposal" }
    const objection = await findObjection(trx, { ...approving, ...(effect && { effect: effect.hash }) })
    if (objection) return { kind: objection }
    const id = idOf(filesOf(texts))
    const later = (await readOrders(trx, order.channel)).filter((one) => !hasBegun(one, at))
    if (later.some(({ release }) => release !== id)) return { kind: "scheduled" }
    const said = { texts, base: live.release, note: found.title, origin: "desk", person: order.person, at } as const
    await saveRelease(trx, said, key)
    await saveBuild(trx, { release: id, engine }, verdict.built, at)
    const starts_at = startsAt ?? at
    await writePointer(trx, "publish", { ...pointer, release: id, proposal, base: live.release, starts_at, at })
    return { kind: "ordered", release: id }
  })
}

/** What going back would give on a channel: what was live before, or what is live. Undefined where it is there already. */
export function goingBackTo(channel: string, given: PointersByChannel): string | undefined {
  const live = given.get(liveChannel) ?? []
  if (channel === liveChannel) return releaseBefore(live)
  return pointersFor(channel, given) === live ? undefined : liveRelease(live)
}

/** Points a channel, for everybody, at what it had before; nothing starts later that was made on what is gone. */
export async function orderRollBack(order: RollBack, { db, own, clock, servable }: Ordering): Promise<Ordered> {
  const { channel, person } = order
  if (!(await findChannel(db, channel))) return { kind: "unknown-channel" }
  const before = async (from: ReleaseDatabase) => goingBackTo(channel, await readIntactPointers(from, { now: clock() }))
  const release = await before(db)
  // Somebody was quicker, also where nothing is left by now.
  if (order.release !== undefined && order.release !== release) return { kind: "moved" }
  if (release === undefined) return { kind: "nothing-before" }
  if (release !== own && (await servable(release)) === undefined) return { kind: "unknown-release" }
  return writing(db, async (trx): Promise<Ordered> => {
    const at = await timeOfOrder(trx, { channel, now: clock() })
    if ((await before(trx)) !== release) return { kind: "moved" }
    const cancelled = await cancelPointers(trx, { channel, person, at, reason: order.reason })
    await writePointer(trx, "roll-back", { ...order, release, percent: 100, starts_at: at, at })
    return { kind: "ordered", release, ...(cancelled > 0 ? { cancelled } : {}) }
  })
}

export interface Move {
  readonly pointer: number
  readonly startsAt: Date
  readonly reason: string
  readonly person: string
}

/** What was to begin later begins at another time: taken back and ordered again in one, so that nothing comes between. */
export const moveOrder = ({ pointer: id, startsAt, ...said }: Move, { db, clock }: Ordering): Promise<Moved> =>
  writing(db, async (trx): Promise<Moved> => {
    const at = clock()
    if (startsAt <= at) return { kind: "past" }
    const order = (await readAllOrders(trx)).find((one) => one.id === id && !hasBegun(one, at))
    if (!order) return { kind: "begun" }
    const { channel } = order
    await cancelPointers(trx, { ...said, channel, at, id })
    const { release, percent, takeover, proposal, base } = order
    const again = { channel, release, percent, takeover, proposal, base, ...said }
    await writePointer(trx, "publish", { ...again, starts_at: startsAt, at })
    return { kind: "ordered", release }
  })

export type Moved = Extract<Ordered, { kind: "ordered" | "past" }> | { readonly kind: "begun" }
