// @vitest-environment node
import { join } from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { channelOf } from "../../../../src/domain/proposals"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import type { Releases } from "../../../../src/server/releases"
import { channelCookie } from "../../../../src/server/releases/channelPass"
import { approveSmall, openSmallReleases, publishSmall, smallBuild } from "../../../support/smallReleases"
import { createPostgres, findPostgres } from "../../sandbox/support/postgresServer"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const postgres = findPostgres()
const engines: readonly (readonly [name: string, bin: string | undefined])[] = [
  ["PGlite", undefined],
  ...(postgres === undefined ? [] : [["PostgreSQL", postgres] as const]),
]
const rehearsal = "rehearsal"
const order = { channel: rehearsal, percent: 100, takeover: "visit", reason: "見る", person: "tanaka" } as const
const newVisit = { release: "", bucket: 99, issued: 0 }

describe.each(engines)("a channel for rehearsals, on %s", (_name, bin) => {
  let database: OpenDatabase
  let releases: Releases
  let now: Date
  const pass = () => (now = new Date(now.getTime() + 2_000))
  const open = (options = {}) => openSmallReleases(database.db, { clock: () => now, ...options })
  beforeEach(async () => {
    now = new Date("2026-11-22T09:00:00Z")
    database = await openDatabase(bin === undefined ? { cacheDir } : { url: await createPostgres(bin) })
    releases = await open()
  })
  afterEach(() => database.close())

  const proposeSmall = async (text: string) => {
    const said = { title: "声", reason: "", authors: [], person: "tanaka" }
    const proposed = await releases.propose({ ...said, files: { "lion.json": text } })
    return proposed.kind === "proposed" ? proposed.id : 0
  }
  const rehearse = async (proposal: number, startsAt?: Date) => {
    const ordered = await releases.publish({ ...order, proposal, ...(startsAt && { startsAt }) })
    pass()
    return ordered.kind === "ordered" ? ordered.release : ordered.kind
  }
  const presentOf = async (channel?: string) =>
    (await releases.choose(newVisit, channel === undefined ? undefined : { channel })).pin.release
  const listed = async (channel: string) => channelOf(await releases.list(), channel)
  const run = (statement: string) => sql.raw(statement).execute(database.db)

  it("has what customers have, and then what its author alone tries out, which customers do not get", async () => {
    expect(await presentOf(rehearsal)).toBe(releases.own)
    expect(await listed(rehearsal)).toMatchObject({ hasOwn: false, present: releases.own, pointers: [] })
    const proposal = await proposeSmall("ガオー")
    expect((await releases.publish({ ...order, channel: "live", proposal })).kind).toBe("unapproved")
    const release = await rehearse(proposal)
    expect([await presentOf(rehearsal), await presentOf()]).toEqual([release, releases.own])
    expect(await listed(rehearsal)).toMatchObject({ hasOwn: true, present: release, before: releases.own })
    expect(await rehearse(proposal)).toBe("unchanged")
    expect(await releases.verify()).toEqual([])
  })

  it("judges what its pages send by what they show, and nobody else's", async () => {
    const release = await rehearse(await proposeSmall("ガオー"))
    const { pass: given } = releases.givePass({ channel: rehearsal }) ?? {}
    const cookies = { [channelCookie.name]: given }
    expect(await releases.judging(release, cookies)).toBe(release)
    expect(await releases.judging(undefined, cookies)).toBe(release)
    expect(await releases.judging(release)).toBeUndefined()
    expect(await releases.judging(release, { [channelCookie.name]: `${given}x` })).toBeUndefined()
    expect(releases.givePass({ channel: "moon" })).toBeUndefined()
    // A visit that comes back to what customers have does not keep it.
    const { pin } = await releases.choose(newVisit, { channel: rehearsal })
    expect((await releases.choose(pin, { channel: rehearsal })).pin).toEqual(pin)
    expect((await releases.choose(pin)).pin.release).toBe(releases.own)
  })

  it("is what customers get, letter by letter, and goes along with them from then on", async () => {
    const proposal = await approveSmall(releases, "ガオー")
    const release = await rehearse(proposal)
    expect(await publishSmall(releases, proposal)).toEqual({ kind: "ordered", release })
    pass()
    expect(await listed(rehearsal)).toMatchObject({ hasOwn: false, present: release })
    const next = await publishSmall(releases, await approveSmall(releases, "ブー", "zebra.json"))
    pass()
    expect(next).toEqual({ kind: "ordered", release: await presentOf(rehearsal) })
  })

  it("goes back to what customers have, whatever went live since, and then to nothing", async () => {
    await rehearse(await proposeSmall("ガオー"))
    await publishSmall(releases, await approveSmall(releases, "ブー", "zebra.json"))
    pass()
    const live = await presentOf()
    expect(await presentOf(rehearsal)).not.toBe(live)
    const back = { channel: rehearsal, takeover: "visit", reason: "済んだ", person: "tanaka" } as const
    expect(await releases.rollBack({ ...back, release: releases.own })).toEqual({ kind: "moved" })
    expect(await releases.rollBack(back)).toEqual({ kind: "ordered", release: live })
    pass()
    expect(await presentOf(rehearsal)).toBe(live)
    expect(await releases.rollBack(back)).toEqual({ kind: "nothing-before" })
    expect(await releases.verify()).toEqual([])
  })

  it("has a schedule of its own, which holds up nothing that goes to customers", async () => {
    const later = new Date(now.getTime() + 3_600_000)
    const release = await rehearse(await proposeSmall("ガオー"), later)
    const [planned] = (await listed(rehearsal))?.scheduled ?? []
    expect(planned).toMatchObject({ release, startsAt: later.toISOString() })
    expect(channelOf(await releases.list())?.scheduled).toEqual([])
    expect((await publishSmall(releases, await approveSmall(releases, "ブー", "zebra.json"))).kind).toBe("ordered")
    pass()
    const moved = {
      pointer: planned?.id ?? 0,
      startsAt: new Date(now.getTime() + 60_000),
      reason: "",
      person: "tanaka",
    }
    expect((await releases.move(moved)).kind).toBe("ordered")
    now = new Date(now.getTime() + 62_000)
    expect(await presentOf(rehearsal)).toBe(release)
  })

  it("is seen as of any moment, and so is the one of customers, who get it when it is time", async () => {
    const startsAt = new Date(now.getTime() + 3_600_000)
    const proposal = await approveSmall(releases, "ガオー")
    const ordered = await releases.publish({ ...order, channel: "live", proposal, startsAt })
    const release = ordered.kind === "ordered" ? ordered.release : ""
    const seenAt = async (at: number) => {
      const { pass: given } = releases.givePass({ channel: "live", at }) ?? {}
      const cookies = { [channelCookie.name]: given }
      const { pin } = await releases.choose(newVisit, releases.passOf(cookies))
      return [pin.release, (await releases.judging(pin.release, cookies)) ?? releases.own]
    }
    expect(await seenAt(startsAt.getTime())).toEqual([release, release])
    expect(await seenAt(startsAt.getTime() - 1)).toEqual([releases.own, releases.own])
    expect(await presentOf()).toBe(releases.own)
  })

  it("gets nothing that nobody proposed, and customers nothing of it, whoever writes into the database", async () => {
    const proposal = await proposeSmall("ガオー")
    const release = await rehearse(proposal)
    const point = (channel: string, more: string) =>
      run(`insert into pointer (channel, release, percent, starts_at, takeover, reason, ordered_by, at, proposal, base)
        values ('${channel}', '${release}', 100, now(), 'visit', '', 'tanaka', now(), ${more})`)
    const proposed = `${proposal}, '${releases.own}'`
    await expect(point("live", "null, null")).rejects.toThrow("nothing that was not proposed")
    await expect(point("live", proposed)).rejects.toThrow("nothing that was not approved")
    const other = await proposeSmall("ミャー")
    await expect(point(rehearsal, `${other}, '${releases.own}'`)).rejects.toThrow("nothing that was not proposed")
    await expect(run("update channel set may_approve_own = true")).rejects.toThrow("never changed")
    await run("insert into channel (name, approvals) values ('moon', 0)")
    expect(await releases.verify()).toEqual(["channel moon"])
  })

  it("holds up no start of another build of the app that cannot show what it has", async () => {
    const release = await rehearse(await proposeSmall("ガオー"))
    await run("delete from release_build")
    const newer = await open({
      judge: async (texts: ReadonlyMap<string, string>) =>
        texts.get("lion.json") === "ガオー"
          ? {
              kind: "refused",
              problems: [],
              needs: [{ why: "words", file: "lion.json", names: ["Lion"], pointer: "", line: 1 }],
            }
          : { kind: "good", built: smallBuild },
    })
    expect((await newer.choose(newVisit, { channel: rehearsal })).pin.release).toBe(releases.own)
    const [shown] = channelOf(await newer.list(), rehearsal)?.pointers ?? []
    expect(shown?.release).toBe(release)
  })
})
