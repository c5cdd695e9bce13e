// @vitest-environment node
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { DocumentTexts } from "../../../../renderer/compiler"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { openReleases, type Releases } from "../../../../src/server/releases"
import { createPostgres, findPostgres } from "../../sandbox/support/postgresServer"
import { buildOf, shippedTexts as documents } from "../../../support/openReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const screenFile = "withdrawal/client_withdrawal.screen.json"
const callFile = "calls/legacy/withdrawal_confirm.call.json"
const before = "いくら出金しますか"
const after = "金額を教えてください"
const textOf = (file: string) => documents.get(file) ?? ""
const lineOf = (file: string, word: string) => textOf(file).slice(0, textOf(file).indexOf(word)).split("\n").length
const changed = textOf(screenFile).replace(before, after)
const newVisit = { release: "", bucket: 99, issued: 0 }
const order = { channel: "live", percent: 100, takeover: "visit", reason: "言い回し", person: "tanaka" } as const

let now = new Date("2026-11-22T09:00:00Z")
/** Longer than pointers are remembered. */
const pass = () => (now = new Date(now.getTime() + 2_000))
const alarms: string[] = []
const open = ({ db }: OpenDatabase, texts: DocumentTexts = documents) =>
  openReleases({
    database: db,
    ...buildOf(texts),
    people: "demo",
    clock: () => now,
    alarm: (damage) => alarms.push(damage),
  })

let database: OpenDatabase
let other: OpenDatabase
let releases: Releases
beforeAll(async () => {
  const bin = findPostgres()
  const url = bin === undefined ? undefined : await createPostgres(bin)
  database = await openDatabase(url === undefined ? { cacheDir } : { url })
  other = url === undefined ? database : await openDatabase({ url })
  releases = await open(database)
})
afterAll(async () => {
  if (other !== database) await other.close()
  await database.close()
})
beforeEach(pass)

const propose = async (file = screenFile, text: string | null = changed) =>
  releases.propose({ files: { [file]: text }, title: "言い回し", reason: "", authors: [], person: "sato" })
/** Number of a proposal that a second person agrees to. */
const approve = async () => {
  const proposed = await propose()
  if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed))
  const { id: proposal } = proposed
  const content = (await releases.proposals()).find(({ id }) => id === proposal)?.content ?? ""
  const { hash: effect = "" } = (await releases.effectOf(proposal)) ?? {}
  await releases.review({ proposal, content, effect, verdict: "approve", comment: "", person: "suzuki" })
  return proposal
}
const publish = async () => {
  const ordered = await releases.publish({ ...order, proposal: await approve() })
  if (ordered.kind !== "ordered") throw new Error(JSON.stringify(ordered))
  return ordered.release
}
const sourceOf = async (visit = newVisit, from = releases) => {
  const { build } = await from.choose(visit)
  return from.source(build?.manifest.screens["client_withdrawal"]?.hash ?? "")
}

describe("releases", () => {
  it("cost nothing while the build is live", async () => {
    expect(await releases.choose(newVisit)).toEqual({
      pin: { release: releases.own, bucket: 99, issued: now.getTime() },
    })
    expect((await releases.list()).releases).toMatchObject([{ id: releases.own, number: 1, origin: "build" }])
  })

  it("bring a changed text to new visits, and nothing but the screen it stands on, until they are rolled back", async () => {
    const begun = await releases.choose(newVisit)
    const proposal = await approve()
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)

    const ordered = await releases.publish({ ...order, proposal })
    const release = ordered.kind === "ordered" ? ordered.release : ""
    const { build, pin } = await releases.choose(newVisit)
    expect(pin.release).toBe(release)
    const named = [release, "rUnknown", undefined, releases.own]
    expect(await Promise.all(named.map((one) => releases.judging(one)))).toEqual([release, release, release, undefined])
    expect((await releases.texts(release)).get(screenFile)).toBe(changed)
    expect(build?.manifest).toEqual({
      screens: { client_withdrawal: { hash: expect.any(String), partsFrom: ["client_withdrawal"] } },
      removed: [],
    })
    expect(await sourceOf()).toContain(after)
    expect(await sourceOf()).not.toMatch(/^import /m)
    expect((await releases.choose(begun.pin)).pin).toEqual(begun.pin)

    pass()
    expect(await releases.rollBack(order)).toEqual({ kind: "ordered", release: releases.own })
    expect((await releases.choose(newVisit)).build).toBeUndefined()
    expect((await releases.choose(pin)).pin.release).toBe(release)
    pass()
    expect(await releases.rollBack(order)).toEqual({ kind: "nothing-before" })
    // Whoever was not quick enough is told that others were, not that there is nothing.
    expect(await releases.rollBack({ ...order, release: releases.own })).toEqual({ kind: "moved" })
    expect(await releases.verify()).toEqual([])
  })

  it.each([
    ["a document that breaks a rule", screenFile, textOf(screenFile).replace('"stepper"', '"steper"')],
    ["a document that is no JSON", screenFile, "{"],
    ["a document that others need", callFile, null],
  ])("are refused with the problems of %s", async (_what, file, text) => {
    const proposed = await propose(file, text)
    expect(proposed).toMatchObject({ kind: "refused", needs: [] })
    expect(proposed.kind === "refused" ? proposed.problems.length : 0).toBeGreaterThan(0)
  })

  it("are refused with what has to come along, where something else that is changed would make them right", async () => {
    const said = { title: "表の名前", reason: "", authors: [], person: "sato" }
    const files = {
      [screenFile]: textOf(screenFile).replace('"いくら出金しますか"', '"{account.WITHDRAW_TYPE|code:money-target}"'),
    }
    const others = {
      "codes/money-target.codes.json": textOf("codes/withdraw-type.codes.json").replace(
        "withdraw-type",
        "money-target",
      ),
      "history/client_trades.screen.json": textOf("history/client_trades.screen.json").replace(
        "本日の取引",
        "今日の取引",
      ),
    }
    const proposed = await releases.propose({ ...said, files, others })
    expect(proposed).toMatchObject({ kind: "refused", alongside: ["codes/money-target.codes.json"] })
    expect(await releases.propose({ ...said, files })).toMatchObject({ kind: "refused", alongside: [] })
  })

  it("are refused where the code was built for something else", async () => {
    const { scope, ...app } = JSON.parse(textOf("app.json"))
    const kept = { ...scope.kept, properties: { ...scope.kept.properties, more: { type: "string" } } }
    const more = { ...app, scope: { ...scope, kept } }
    expect(await propose("app.json", JSON.stringify(more))).toMatchObject({
      kind: "refused",
      needs: [{ why: "scope", file: "app.json", names: ["scope"], pointer: "/scope" }],
    })
    const call = textOf(callFile).replace('"effect": "read"', '"effect": "write"')
    expect(call).not.toBe(textOf(callFile))
    expect(await propose(callFile, call)).toMatchObject({
      kind: "refused",
      needs: [
        { why: "call", file: callFile, names: ["effect"], pointer: "/effect", line: lineOf(callFile, '"effect"') },
      ],
    })
  })

  it("need a change, a proposal and a channel that are there", async () => {
    expect(await propose(screenFile, textOf(screenFile))).toEqual({ kind: "unchanged" })
    expect(await releases.publish({ ...order, proposal: 99 })).toEqual({ kind: "unknown-proposal" })
    expect(await releases.publish({ ...order, channel: "moon", proposal: 1 })).toEqual({ kind: "unknown-channel" })
  })
})

describe("a second process", () => {
  it("serves what the first one published, and registers the same build no second time", async () => {
    const [second, third] = await Promise.all([open(other), open(other)])
    expect([second.own, third.own, second.cookieSecret]).toEqual([releases.own, releases.own, releases.cookieSecret])
    const release = await publish()
    pass()
    expect((await second.choose(newVisit)).pin.release).toBe(release)
    expect(await sourceOf(newVisit, second)).toContain(after)
    await second.rollBack(order)
    pass()
    expect((await releases.choose(newVisit)).pin.release).toBe(releases.own)
  })

  it("with another build goes on with what is published, compiled for it, and takes over where a build was live", async () => {
    const newer = new Map(documents).set("inquiry/inquiry.flow.json", `${textOf("inquiry/inquiry.flow.json")} `)
    const release = await publish()
    pass()
    const second = await open(other, newer)
    expect(second.own).not.toBe(releases.own)
    expect((await second.choose(newVisit)).pin.release).toBe(release)
    expect(await sourceOf(newVisit, second)).toContain(after)
    await second.rollBack(order)
    pass()
    const third = await open(other, newer)
    expect((await third.choose(newVisit)).pin.release).toBe(third.own)
  })

  it("that cannot show what is published does not start, and says why", async () => {
    await publish()
    pass()
    const call = textOf(callFile).replace('"effect": "read"', '"effect": "write"')
    const foreign = new Map(documents).set(callFile, call)
    await expect(open(other, foreign)).rejects.toThrow(/does not fit this build.*withdrawal_confirm/)
    pass()
    await releases.rollBack(order)
  })
})

describe("a byte that was changed in the database", () => {
  it("is never served: what was live before is, with an alarm", async () => {
    const release = await publish()
    pass()
    await sql`update release_module set code = code || ' '`.execute(database.db)
    const again = await open(other)
    expect((await again.choose(newVisit)).pin.release).not.toBe(release)
    expect(alarms.at(-1)).toMatch(/^module /)
    const hash = (await releases.build(release))?.manifest.screens["client_withdrawal"]?.hash ?? ""
    await expect(releases.source(hash)).rejects.toThrow("damaged")
    expect(await releases.verify()).toEqual([`module ${hash}`])
  })
})
