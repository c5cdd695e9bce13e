// @vitest-environment node
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import type { Releases } from "../../../../src/server/releases"
import type { Pin } from "../../../../src/server/releases/pin"
import { approveSmall, openSmallReleases } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const hourMs = 60 * 60 * 1_000

/** Numbers below 1 that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = seeded(20)

interface Visit {
  /** As its cookie says it. */
  pin: Pin
  /** What the page that is open shows, and has shown to the end. */
  shown: string
}

let now = new Date("2026-11-22T09:00:00Z")
let database: OpenDatabase
let releases: Releases
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  releases = await openSmallReleases(database.db, { clock: () => now })
})
afterAll(() => database.close())

const order = { channel: "live", reason: "", person: "tanaka" } as const
const percents = [5, 25, 100] as const

/** The page is loaded: all of it is of the release that `/release.json` names. */
async function load(visit: Visit): Promise<void> {
  const { pin } = await releases.choose(visit.pin)
  Object.assign(visit, { pin, shown: pin.release })
  shownEver.add(pin.release)
}
const shownEver = new Set<string>()

it("keeps two hundred visits with the release that they began with while twenty come and go, on both sides", async () => {
  const visits: Visit[] = Array.from({ length: 200 }, (_, index) => ({
    pin: { release: "", bucket: index % 100, issued: 0 },
    shown: "",
  }))
  for (const visit of visits.slice(0, 100)) await load(visit)
  const published = new Set<string>([releases.own])
  for (let number = 1; number <= 20; number += 1) {
    const isRecall = number === 13
    const proposal = await approveSmall(releases, `声 ${number}`, number % 2 === 0 ? "lion.json" : "zebra.json")
    const percent = isRecall ? 100 : (percents[Math.floor(random() * percents.length)] ?? 100)
    const takeover = isRecall ? "now" : "visit"
    const ordered = await releases.publish({ ...order, percent, takeover, proposal })
    if (ordered.kind !== "ordered") throw new Error(JSON.stringify(ordered))
    published.add(ordered.release)
    if (!isRecall && random() < 0.2) await releases.rollBack({ ...order, takeover: "visit" })
    now = new Date(now.getTime() + hourMs / 2)
    // Somebody goes, and somebody else comes.
    for (const visit of visits.filter(() => random() < 0.1))
      Object.assign(visit, { pin: { ...visit.pin, release: "", issued: 0 }, shown: "" })
    for (const visit of visits.filter(() => random() < 0.5)) {
      const before = visit.pin
      const { pin } = await releases.choose(visit.pin)
      const hasBegun = before.release !== ""
      if (hasBegun && !isRecall) expect(pin.release).toBe(before.release)
      if (isRecall) expect(pin.release).toBe(ordered.release)
      await load(visit)
    }
    // Whatever pages are open send now is judged by what they show, unless that was taken back.
    for (const { shown, pin } of visits.filter((visit) => visit.shown !== "")) {
      const judging = (await releases.judging(shown)) ?? releases.own
      const isTaken = isRecall && pin.release !== ordered.release
      expect(judging).toBe(isTaken ? ordered.release : shown)
    }
    if (isRecall) for (const visit of visits.filter((one) => one.shown !== "")) await load(visit)
  }
  expect(published.size).toBe(21)
  expect(shownEver.size).toBeGreaterThan(10)
  expect(await releases.verify()).toEqual([])
})
