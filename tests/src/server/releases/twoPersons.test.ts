// @vitest-environment node
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { channelOf, type Proposal, type Verdict } from "../../../../src/domain/proposals"
import type { Releases } from "../../../../src/server/releases"
import { namingEffect } from "../../../support/namingEffect"
import { type OpenReleases, openShippedReleases, shippedTexts } from "../../../support/openReleases"
import { findPostgres } from "../../sandbox/support/postgresServer"

const heading = { file: "withdrawal/client_withdrawal.screen.json", text: "いくら出金しますか" }
const notice = { file: "system/maintenance.screen.json", text: 'ただいまメンテナンス中です"' }
const postgres = findPostgres()

const databases: readonly (readonly [name: string, bin: string | undefined])[] = [
  ["PGlite", undefined],
  ...(postgres === undefined ? [] : [["PostgreSQL", postgres] as const]),
]

describe.each(databases)("two persons, on %s", (_name, bin) => {
  let opened: OpenReleases
  let releases: Releases
  let now = new Date("2026-11-22T09:00:00Z")
  /** What proposals do to customers, once something else is live. */
  let isElsewhere = false
  /** What becomes of open applications. */
  let open: { readonly asked: number; readonly setAside: number } | undefined
  const pass = (ms = 2_000) => (now = new Date(now.getTime() + ms))
  beforeAll(async () => {
    opened = await openShippedReleases({
      people: "demo",
      clock: () => now,
      effect: async (...sides) => {
        const effect = await namingEffect(...sides)
        const applications = open && { of: 3, carried: 0, screens: [], ...open }
        return { ...effect, shared: isElsewhere ? ["theme"] : [], ...(applications ? { applications } : {}) }
      },
      ...(bin === undefined ? {} : { postgres: bin }),
    })
    ;({ releases } = opened)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    do pass()
    while ((await releases.rollBack({ ...order, person: "tanaka" })).kind === "ordered")
  })

  const order = { channel: "live", percent: 100, takeover: "visit", reason: "" } as const
  let serial = 0
  /** A proposal nobody has made before. */
  async function propose({ file, text } = heading, authors: readonly string[] = []): Promise<number> {
    const files = { [file]: (shippedTexts.get(file) ?? "").replace(text, `${(serial += 1)}${text}`) }
    const proposed = await releases.propose({ files, title: "言い回し", reason: "", authors, person: "sato" })
    if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed))
    return proposed.id
  }
  async function find(id: number): Promise<Proposal> {
    const found = (await releases.proposals()).find((one) => one.id === id)
    if (!found) throw new Error(`no proposal is ${id}`)
    return found
  }
  const effectOf = async (proposal: number) => (await releases.effectOf(proposal))?.hash ?? ""
  const review = async (proposal: number, person = "suzuki", verdict: Verdict = "approve") => {
    const { content } = await find(proposal)
    const effect = await effectOf(proposal)
    return (await releases.review({ proposal, content, effect, verdict, comment: "", person })).kind
  }
  const publish = async (proposal: number, more: { startsAt?: Date; percent?: number; asksAgain?: boolean } = {}) => {
    const { kind } = await releases.publish({ ...order, ...more, proposal, person: "tanaka" })
    pass()
    return kind
  }
  const live = async () => (await releases.choose({ release: "", bucket: 99, issued: 0 })).pin.release
  const run = (statement: string) => sql.raw(statement).execute(opened.database.db)

  it("lead customers elsewhere only where an administrator is one of them, whoever writes into the database", async () => {
    const app = JSON.parse(shippedTexts.get("app.json") ?? "")
    const allowedHosts = [...app.constants.allowedHosts, `elsewhere-${(serial += 1)}.example`]
    const text = JSON.stringify({ ...app, constants: { ...app.constants, allowedHosts } }, null, 2)
    const said = { title: "行き先", reason: "", authors: [], person: "sato", files: { "app.json": text } }
    const proposed = await releases.propose(said)
    if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed))
    const { id } = proposed
    expect(await review(id, "suzuki")).toBe("reviewed")
    expect(await find(id)).toMatchObject({ state: "open", approvals: 1, needed: 1, needsAdmin: true })
    expect(await publish(id)).toBe("unapproved-places")
    const { kind } = await releases.publish({ ...order, channel: "rehearsal", proposal: id, person: "tanaka" })
    expect(kind).toBe("ordered")
    const built = "(select release from pointer where channel = 'rehearsal' order by id desc limit 1)"
    const statement = `insert into pointer (channel, release, percent, starts_at, takeover, reason, ordered_by, at, proposal, base)
      values ('live', ${built}, 100, now(), 'visit', '', 'sato', now(), ${id}, '${await live()}')`
    await expect(run(statement)).rejects.toThrow("customers are led nowhere else without an administrator")
    expect(await review(id, "tanaka")).toBe("reviewed")
    expect((await find(id)).state).toBe("approved")
    expect(await publish(id)).toBe("ordered")
    expect(await releases.verify()).toEqual([])
  })

  it("stand behind what customers get, and it is live when the second has agreed", async () => {
    const id = await propose()
    expect(await find(id)).toMatchObject({ state: "open", approvals: 0, needed: 1, authors: ["sato"] })
    expect(await publish(id)).toBe("unapproved")
    expect(await review(id)).toBe("reviewed")
    expect((await find(id)).state).toBe("approved")
    expect(await publish(id)).toBe("ordered")
    expect(await find(id)).toMatchObject({ state: "live", approvals: 1, reviews: [{ isCurrent: true }] })
    expect(await live()).not.toBe(releases.own)
    expect(await publish(id)).toBe("unchanged")
    expect(await releases.verify()).toEqual([])
  })

  it("are never the same one: authors do not review, and nobody agrees twice", async () => {
    const id = await propose(heading, ["tanaka"])
    expect(await review(id, "sato")).toBe("own")
    expect(await review(id, "tanaka")).toBe("own")
    expect(await publish(id)).toBe("unapproved")
    expect(await review(id)).toBe("reviewed")
    expect(await review(id)).toBe("twice")
    expect((await find(id)).approvals).toBe(1)
  })

  it("agree to what they saw: what goes live meanwhile under it is asked for again, anything else is not", async () => {
    const [first, second, third] = [await propose(), await propose(), await propose(notice)]
    const seen = (await find(second)).content
    for (const id of [first, second, third]) await review(id)
    expect(await publish(first)).toBe("ordered")
    expect(await find(second)).toMatchObject({ state: "open", approvals: 0, reviews: [{ isCurrent: false }] })
    expect(await publish(second)).toBe("unapproved")
    const late = {
      proposal: second,
      content: seen,
      effect: "",
      verdict: "approve",
      comment: "",
      person: "tanaka",
    } as const
    expect((await releases.review(late)).kind).toBe("changed")
    expect(await publish(third)).toBe("ordered")
    expect((await find(first)).state).toBe("live")
    expect(await review(second)).toBe("reviewed")
    expect(await publish(second)).toBe("ordered")
    expect((await find(third)).state).toBe("live")
  })

  it("agree to what it does to customers: where that is something else by now, it is asked for again", async () => {
    const [first, second] = [await propose(notice), await propose()]
    const { content } = await find(second)
    const unseen = { proposal: second, content, effect: "", verdict: "approve", comment: "", person: "tanaka" } as const
    expect((await releases.review(unseen)).kind).toBe("changed")
    for (const id of [first, second]) await review(id)
    expect(await publish(first)).toBe("ordered")
    isElsewhere = true
    expect((await find(second)).state).toBe("approved")
    expect(await publish(second)).toBe("effect-changed")
    isElsewhere = false
    expect(await find(second)).toMatchObject({ state: "open", approvals: 0, reviews: [{ isCurrent: false }] })
    expect((await releases.effectOf(second))?.effect.shared).toEqual(["theme"])
    expect(await review(second)).toBe("reviewed")
    expect(await review(second)).toBe("twice")
    expect(await publish(second)).toBe("ordered")
    expect(await releases.verify()).toEqual([])
  })

  it.each([
    ["answer again", { asked: 2, setAside: 0 }],
    ["have answered for nothing", { asked: 0, setAside: 1 }],
  ])("say so where applicants would have to %s", async (_what, become) => {
    const id = await propose()
    open = become
    expect(await review(id)).toBe("reviewed")
    open = undefined
    expect(await publish(id)).toBe("asks-again")
    expect(await live()).toBe(releases.own)
    expect(await publish(id, { asksAgain: true })).toBe("ordered")
  })

  it("do not publish what one of them sent back, or what was withdrawn", async () => {
    const id = await propose()
    await review(id, "suzuki", "return")
    await review(id, "tanaka")
    expect((await find(id)).state).toBe("returned")
    expect(await publish(id)).toBe("unapproved")
    const other = await propose()
    await review(other)
    expect((await releases.withdraw({ proposal: other, person: "tanaka" })).kind).toBe("others")
    expect((await releases.withdraw({ proposal: other, person: "sato" })).kind).toBe("withdrawn")
    expect(await publish(other)).toBe("withdrawn-proposal")
    expect((await find(other)).state).toBe("withdrawn")
    // Nobody is asked to agree to it any more.
    const third = await propose()
    await releases.withdraw({ proposal: third, person: "sato" })
    expect(await publish(third)).toBe("withdrawn-proposal")
  })

  it("look at going back, too, one after the other", async () => {
    const id = await propose()
    await review(id)
    await publish(id)
    await releases.rollBack({ ...order, person: "tanaka" })
    pass()
    const [newest] = channelOf(await releases.list())?.pointers ?? []
    expect(newest).toMatchObject({ person: "tanaka", release: releases.own })
    const pointer = newest?.id ?? 0
    expect((await releases.confirm(pointer, "tanaka")).kind).toBe("own")
    expect((await releases.confirm(pointer, "suzuki")).kind).toBe("confirmed")
    expect((await releases.confirm(pointer, "suzuki")).kind).toBe("unknown-pointer")
    expect(channelOf(await releases.list())?.pointers[0]?.confirmedBy).toBe("suzuki")
    expect((await find(id)).state).toBe("approved")
  })

  it("are asked for by the database itself, whoever writes into it", async () => {
    const id = await propose()
    const { content } = await find(id)
    const effect = await effectOf(id)
    const reviewOf = (person: string, hash: string, seen = effect) =>
      run(
        `insert into review (proposal, content_hash, effect_hash, person, verdict, comment, at) values (${id}, '${hash}', '${seen}', '${person}', 'approve', '', now())`,
      )
    const pointerTo = (release: string, proposal = String(id)) =>
      run(
        `insert into pointer (channel, release, percent, starts_at, takeover, reason, ordered_by, at, proposal, base) values ('live', '${release}', 100, now(), 'visit', '', 'sato', now(), ${proposal}, '${releases.own}')`,
      )
    await expect(reviewOf("sato", content)).rejects.toThrow("of their own")
    await expect(run(`insert into proposal_author values (${id}, 'nobody')`)).rejects.toThrow("foreign key")
    // A release of exactly these documents, of which nobody has ordered anything.
    await run(
      `insert into release select 'rDirect000000', 9999, base, files || (select files from proposal where id = ${id}), note, 'desk', created_by, created_at, signature, key_id from release where id = '${releases.own}'`,
    )
    await expect(pointerTo("rDirect000000", "null")).rejects.toThrow("not proposed")
    await expect(pointerTo("rDirect000000")).rejects.toThrow("not approved")
    await reviewOf("suzuki", "what somebody else has seen")
    await expect(pointerTo("rDirect000000")).rejects.toThrow("not approved")
    await reviewOf("suzuki", content, "what it did to others")
    await expect(pointerTo("rDirect000000")).rejects.toThrow("not approved")
    await reviewOf("suzuki", content)
    await expect(reviewOf("suzuki", content)).rejects.toThrow("review_once")
    await expect(run(`insert into proposal_author values (${id}, 'suzuki')`)).rejects.toThrow("of their own")
    await run(
      `insert into release select 'rOther0000000', 9998, base, files || '{"more.json": "x"}', note, 'desk', created_by, created_at, signature, key_id from release where id = 'rDirect000000'`,
    )
    await expect(pointerTo("rOther0000000")).rejects.toThrow("not proposed")
    for (const table of [
      "proposal_effect",
      "proposal",
      "proposal_author",
      "review",
      "pointer_cancellation",
      "pointer_confirmation",
    ])
      await expect(run(`delete from ${table}`)).rejects.toThrow("never changed")
    expect(await releases.verify()).toContain("review " + (await lastReview()))
  })
  const lastReview = async () => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from review`.execute(opened.database.db)
    return rows[0]?.id
  }

  it("start a release later: it is whole when it is ordered, and live when its moment comes", async () => {
    const id = await propose()
    await review(id)
    expect(await publish(id, { startsAt: new Date(now.getTime()) })).toBe("past")
    const startsAt = new Date(now.getTime() + 60_000)
    expect(await publish(id, { startsAt, percent: 5 })).toBe("ordered")
    expect(await publish(id, { startsAt: new Date(startsAt.getTime() + 60_000) })).toBe("ordered")
    expect((await find(id)).state).toBe("scheduled")
    expect(channelOf(await releases.list())?.scheduled).toMatchObject([{ percent: 5 }, { percent: 100 }])
    expect(await live()).toBe(releases.own)
    now = startsAt
    expect((await releases.choose({ release: "", bucket: 4, issued: 0 })).pin.release).not.toBe(releases.own)
    expect(await live()).toBe(releases.own)
    pass(60_000)
    expect(await live()).not.toBe(releases.own)
    expect((await find(id)).state).toBe("live")
  })

  it("keep what starts later from taking something else back", async () => {
    const [later, other] = [await propose(), await propose(notice)]
    for (const id of [later, other]) await review(id)
    const startsAt = new Date(now.getTime() + 60_000)
    await publish(later, { startsAt })
    expect(await publish(other)).toBe("scheduled")
    const [order] = channelOf(await releases.list())?.scheduled ?? []
    const by = { person: "tanaka", reason: "延期" }
    expect(await releases.cancel(order?.id ?? 0, by)).toBe(true)
    expect(await releases.cancel(order?.id ?? 0, by)).toBe(false)
    expect(await publish(other)).toBe("ordered")
    expect(await publish(later, { startsAt })).toBe("ordered")
    await releases.rollBack({ channel: "live", takeover: "visit", reason: "", person: "tanaka" })
    expect(channelOf(await releases.list())?.scheduled).toEqual([])
    now = startsAt
    expect(await live()).toBe(releases.own)
  })

  it("are in the log with what they did, day by day", async () => {
    const id = await propose()
    await review(id)
    await publish(id)
    const [published, created, reviewed, told, proposed] = await releases.audit("2026-11-22")
    expect([published, created, reviewed, told, proposed]).toMatchObject([
      { person: "tanaka", action: "publish", detail: { proposal: id } },
      { person: "tanaka", action: "create" },
      { person: "suzuki", action: "review", detail: { proposal: id, verdict: "approve" } },
      { person: "server", action: "work-out", subject: `effect ${id} ${releases.own}` },
      { person: "sato", action: "propose", subject: `proposal ${id}` },
    ])
    expect(await releases.audit("2026-11-21")).toEqual([])
    expect((await releases.audit(undefined))[0]).toEqual(published)
  })
})
