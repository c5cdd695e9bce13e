// @vitest-environment node
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, it, vi } from "vitest"
import { channelOf } from "../../../../src/domain/proposals"
import { openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import type { Releases } from "../../../../src/server/releases"
import { findPostgres, startPostgres } from "../../sandbox/support/postgresServer"
import {
  approveSmall,
  createBreaking,
  openSmallReleases,
  publishSmall,
  smallBuild,
} from "../../../support/smallReleases"

const root = join(import.meta.dirname, "../../../..")
const cacheDir = join(root, "node_modules/.cache/kamishibai")
type Database = OpenDatabase["db"]
const live = async (releases: Releases) => (await releases.choose({ release: "", bucket: 99, issued: 0 })).pin.release

describe("publishing that breaks off", () => {
  it("leaves nothing behind, whichever statement the database fails at, and can be done again", async () => {
    const { db, close } = await openDatabase({ cacheDir })
    const { plugin, breakAt } = createBreaking(() => {
      throw new Error("the database is gone")
    })
    const releases = await openSmallReleases(db.withPlugin(plugin))
    const proposal = await approveSmall(releases, "ニャー")
    const before = await releases.audit(undefined)
    let statement = 0
    let ordered
    do {
      breakAt((statement += 1))
      ordered = await publishSmall(releases, proposal).catch(() => undefined)
      breakAt(Infinity)
      if (ordered) break
      expect(await live(releases)).toBe(releases.own)
      expect(await releases.audit(undefined)).toEqual(before)
    } while (!ordered)
    expect(ordered.kind).toBe("ordered")
    expect(statement).toBeGreaterThan(15)
    expect(await live(releases)).not.toBe(releases.own)
    expect(await releases.verify()).toEqual([])
    await close()
  })

  it("leaves nothing behind in a database on disk when the server is killed, and the next one goes on", async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), "killed-")), "data")
    for (const statement of [12, 20]) {
      const script = join(root, "tests/support/killedPublishing.ts")
      const child = spawn(process.execPath, ["--import", "tsx", script, dataDir, String(statement)], { cwd: root })
      expect(await once(child, "exit")).toEqual([null, "SIGKILL"])
    }
    const { db, close } = await openDatabase({ dataDir })
    const releases = await openSmallReleases(db)
    expect(await live(releases)).toBe(releases.own)
    expect((await releases.proposals()).map(({ state }) => state)).toEqual(["approved", "approved"])
    expect((await releases.audit(undefined)).filter(({ action }) => action === "publish")).toEqual([])
    expect(await releases.verify()).toEqual([])
    const [newest] = await releases.proposals()
    expect((await publishSmall(releases, newest?.id ?? 0)).kind).toBe("ordered")
    await close()
    rmSync(dataDir, { recursive: true })
  })
})

const postgres = findPostgres()

describe.runIf(postgres !== undefined)("a PostgreSQL that is killed while somebody publishes", () => {
  it("comes back with nothing of it, whichever statement it was killed at, and it can be done again", async () => {
    // Whoever else used the server that is killed would lose their connections.
    const server = await startPostgres(postgres ?? "")
    const { db, close } = await openDatabase({ url: `${server}/postgres` })
    let backends: readonly number[] = []
    const { plugin, breakAt } = createBreaking(() => {
      // One that dies takes all others with it, and the server recovers.
      for (const backend of backends.slice(0, 1)) process.kill(backend, "SIGKILL")
    })
    const releases = await openSmallReleases(db.withPlugin(plugin))
    const proposal = await approveSmall(releases, "ニャー")
    const before = await releases.audit(undefined)
    let statement = 0
    let ordered
    do {
      backends = await backendsOf(db)
      breakAt((statement += 1))
      ordered = await publishSmall(releases, proposal).catch(() => undefined)
      breakAt(Infinity)
      if (ordered) break
      // Others answer until the server has noticed that one died: it has recovered when none of them is left.
      await vi.waitFor(
        async () => {
          const left = (await backendsOf(db)).filter((backend) => backends.includes(backend))
          expect(left).toEqual([])
        },
        { timeout: 120_000 },
      )
      expect(await live(releases)).toBe(releases.own)
      expect(await releases.audit(undefined)).toEqual(before)
    } while (!ordered)
    expect(ordered.kind).toBe("ordered")
    expect(statement).toBeGreaterThan(15)
    expect(await live(releases)).not.toBe(releases.own)
    expect(await releases.verify()).toEqual([])
    await close()
  })
})

/** Numbers of the processes that serve this process and no other. */
async function backendsOf(db: Database): Promise<readonly number[]> {
  const asked = sql<{ pid: number }>`select pid from pg_stat_activity where backend_type = 'client backend'`
  return (await asked.execute(db)).rows.map(({ pid }) => pid)
}

describe("two who publish at once", () => {
  it("are served one after the other: who comes later is told that something else is live by now", async () => {
    const { db, close } = await openDatabase({ cacheDir })
    let isMeeting = false
    const met: (() => void)[] = []
    const releases = await openSmallReleases(db, {
      async judge() {
        if (isMeeting)
          await new Promise<void>((go) => {
            met.push(go)
            if (met.length === 2) for (const one of met) one()
          })
        return { kind: "good", built: smallBuild }
      },
    })
    const both = [await approveSmall(releases, "ニャー"), await approveSmall(releases, "ワン", "zebra.json")]
    // What was judged while something else was live is judged again.
    await publishSmall(releases, await approveSmall(releases, "いいえ", "keeper.json"))
    isMeeting = true
    const ordered = await Promise.all(both.map((proposal) => publishSmall(releases, proposal)))
    expect(ordered.map(({ kind }) => kind).toSorted()).toEqual(["moved", "ordered"])
    const states = (await releases.proposals()).map(({ state }) => state)
    expect(states.toSorted()).toEqual(["approved", "live", "live"])
    expect(await releases.verify()).toEqual([])
    await close()
  })

  it("go back once when both want to go back", async () => {
    const { db, close } = await openDatabase({ cacheDir })
    const releases = await openSmallReleases(db)
    for (const text of ["ニャー", "ワン"]) await publishSmall(releases, await approveSmall(releases, text))
    const [, second] = channelOf(await releases.list())?.pointers ?? []
    const wanted = { channel: "live", takeover: "visit", reason: "声", release: second?.release ?? "" } as const
    const both = ["sato", "tanaka"].map((person) => releases.rollBack({ ...wanted, person }))
    expect((await Promise.all(both)).map(({ kind }) => kind).toSorted()).toEqual(["moved", "ordered"])
    expect((await releases.rollBack({ ...wanted, person: "sato" })).kind).toBe("moved")
    expect(await live(releases)).toBe(wanted.release)
    await close()
  })
})
