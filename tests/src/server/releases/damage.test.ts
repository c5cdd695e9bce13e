// @vitest-environment node
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openReleases, type Releases } from "../../../../src/server/releases"
import { buildOf, type OpenReleases, openShippedReleases, shippedTexts } from "../../../support/openReleases"

const file = "withdrawal/client_withdrawal.screen.json"
const changed = (shippedTexts.get(file) ?? "").replace("いくら出金しますか", "金額を教えてください")
const build = buildOf(shippedTexts)
const order = { channel: "live", takeover: "visit", reason: "", person: "tanaka" } as const
const newVisit = { release: "", bucket: 99, issued: 0 }

let now = new Date("2026-11-22T09:00:00Z")
const clock = () => now
let opened: OpenReleases
let first: Releases
let published = ""
let module = ""
beforeAll(async () => {
  opened = await openShippedReleases({ people: "demo", clock })
  first = opened.releases
  const proposed = await first.propose({
    files: { [file]: changed },
    title: "言い回し",
    reason: "",
    authors: [],
    person: "sato",
  })
  const id = proposed.kind === "proposed" ? proposed.id : 0
  const content = (await first.proposals())[0]?.content ?? ""
  const effect = (await first.effectOf(id))?.hash ?? ""
  await first.review({ proposal: id, content, effect, verdict: "approve", comment: "", person: "suzuki" })
  const ordered = await first.publish({ ...order, percent: 100, proposal: id })
  published = ordered.kind === "ordered" ? ordered.release : ""
  module = (await first.build(published))?.manifest.screens["client_withdrawal"]?.hash ?? ""
  now = new Date(now.getTime() + 2_000)
})
afterAll(() => opened.close())

const run = (statement: string) => sql.raw(statement).execute(opened.database.db)
/** Somebody who has the whole database changes a row behind the back of its rules. */
async function damage(statement: string): Promise<void> {
  await run("set session_replication_role = replica")
  await run(statement)
  await run("set session_replication_role = default")
}
/** What a server gives to new visits that starts now, and what it complains about. */
async function start() {
  const alarms: string[] = []
  const { database } = opened
  const alarm = (what: string) => void alarms.push(what)
  const releases = await openReleases({ ...build, database: database.db, people: "demo", clock, alarm })
  return { live: (await releases.choose(newVisit)).pin.release, alarms }
}

interface Damage {
  readonly change: string
  readonly restore: string
  /** As `verify` names it. */
  readonly found: string
  /** Nobody gets it; what was live before is. */
  readonly isServed?: true
}

const damages: Readonly<Record<string, () => Damage>> = {
  "a text": () => ({
    change: `update document_text set text = text || ' ' where hash = (select files ->> '${file}' from release where id = '${published}')`,
    restore: `update document_text set text = left(text, -1) where hash = (select files ->> '${file}' from release where id = '${published}')`,
    found: `text ${file}`,
  }),
  "a release": () => ({
    change: `update release set note = note || 'x' where id = '${published}'`,
    restore: `update release set note = left(note, -1) where id = '${published}'`,
    found: `release ${published}`,
  }),
  "a module": () => ({
    change: `update release_module set code = code || ' ' where hash = '${module}'`,
    restore: `update release_module set code = left(code, -1) where hash = '${module}'`,
    found: `module ${module}`,
  }),
  "a manifest": () => ({
    change: `update release_build set manifest = manifest || ' ' where release = '${published}'`,
    restore: `update release_build set manifest = left(manifest, -1) where release = '${published}'`,
    found: `manifest ${published}`,
  }),
  "a pointer": () => ({
    change: `update pointer set reason = reason || 'x' where release = '${published}'`,
    restore: `update pointer set reason = left(reason, -1) where release = '${published}'`,
    found: "pointer 2",
  }),
  "a proposal": () => ({
    change: "update proposal set reason = reason || 'x'",
    restore: "update proposal set reason = left(reason, -1)",
    found: "proposal 1",
    isServed: true,
  }),
  "an effect": () => ({
    change: "update proposal_effect set effect = effect || ' '",
    restore: "update proposal_effect set effect = left(effect, -1)",
    found: `effect 1 ${first.own}`,
    isServed: true,
  }),
  "a review": () => ({
    change: "update review set comment = comment || 'x'",
    restore: "update review set comment = left(comment, -1)",
    found: "review 1",
    isServed: true,
  }),
  "the log": () => ({
    change: "update audit set person = person || 'x' where id = 2",
    restore: "update audit set person = left(person, -1) where id = 2",
    found: "audit 2",
    isServed: true,
  }),
}

describe("one byte that was changed in the database", () => {
  it.each(Object.keys(damages))("is found in %s, and nothing of it is served", async (kind) => {
    expect(await first.verify()).toEqual([])
    expect(await start()).toEqual({ live: published, alarms: [] })
    const { change, restore, found, isServed } = damages[kind]?.() ?? { change: "", restore: "", found: "" }
    await damage(change)
    expect(await first.verify()).toContain(found)
    expect(await start()).toEqual(isServed ? { live: published, alarms: [] } : { live: first.own, alarms: [found] })
    await damage(restore)
  })

  it("is found in a pointer by a server that is running, too", async () => {
    expect((await first.choose(newVisit)).pin.release).toBe(published)
    await damage("update pointer set takeover = 'now' where id = 2")
    now = new Date(now.getTime() + 2_000)
    expect((await first.choose(newVisit)).pin.release).toBe(first.own)
    await damage("update pointer set takeover = 'visit' where id = 2")
  })
})
