// @vitest-environment node
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { channelOf } from "../../../../src/domain/proposals"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import type { Releases } from "../../../../src/server/releases"
import { approveSmall, openSmallReleases, publishSmall } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")
const noon = Date.parse("2026-05-03T12:00:00+09:00")
const hour = 60 * 60 * 1000
const live = async (releases: Releases) => (await releases.choose({ release: "", bucket: 99, issued: 0 })).pin.release

describe("a clock that goes back by an hour after something was published", () => {
  let now = noon
  let database: OpenDatabase
  const open = () => openSmallReleases(database.db, { clock: () => new Date(now) })
  beforeAll(async () => {
    database = await openDatabase({ cacheDir })
  })
  afterAll(() => database.close())

  let releases: Releases
  let published = ""
  let turn = 0
  beforeEach(async () => {
    now = noon + turn * 24 * hour
    turn += 1
    releases = await open()
    const ordered = await publishSmall(releases, await approveSmall(releases, `ニャー${turn}`))
    published = ordered.kind === "ordered" ? ordered.release : ""
    now -= hour
  })

  it("takes nothing back: new visits have it, from this server and from one that starts then", async () => {
    expect(await live(releases)).toBe(published)
    const again = await open()
    expect(await live(again)).toBe(published)
    expect(channelOf(await again.list())?.scheduled).toEqual([])
  })

  it("lets what is published then go live, and be rolled back, at once", async () => {
    const ordered = await publishSmall(releases, await approveSmall(releases, "ワン", "zebra.json"))
    expect(ordered).toMatchObject({ kind: "ordered" })
    expect(await live(releases)).toBe(ordered.kind === "ordered" && ordered.release)
    await releases.rollBack({ channel: "live", takeover: "visit", reason: "戻す", person: "tanaka" })
    expect(await live(releases)).toBe(published)
    expect(await releases.verify()).toEqual([])
  })

  it("ends visits all the same: none is of more than a day ahead", async () => {
    const pin = { release: releases.own, bucket: 99, issued: now + 25 * hour }
    expect((await releases.choose(pin)).pin.release).toBe(published)
    expect((await releases.choose({ ...pin, issued: now + hour })).pin.release).toBe(releases.own)
  })
})
