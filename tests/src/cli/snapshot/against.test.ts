// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { ReleaseServer } from "../../../../src/cli/release/server"
import { snapshotAgainst } from "../../../../src/cli/snapshot/against"
import type { Bench, BenchChange } from "../../../../src/domain/bench"
import { firstLook } from "../../../../src/domain/look"
import { shippedRoot } from "../../../support/shippedRoot"

const order = { before: "r1", look: firstLook, screens: [], isDerived: false }
const done: Bench = {
  run: { order, status: "done", total: 2, drawn: 2 },
  isOld: false,
  alike: 0,
  states: [{ screen: "gate", sample: "usual", verdict: "same" }],
  changes: [],
}
const change: BenchChange = {
  id: "c1",
  says: "「一」が「二」になります",
  states: [{ screen: "gate", sample: "usual" }],
  causes: [{ says: "「門」の見出しの文章", file: "gate.screen.json", pointer: "/body/0/text" }],
}
const decided = (verdict: "right" | "wrong"): BenchChange => ({
  ...change,
  decision: { change: "c1", verdict, comment: "", person: "", at: "2025-01-15T10:00:00Z" },
})

function serverWith(bench: Bench, started = { status: 202, body: { kind: "started" } }) {
  const posted: unknown[] = []
  const server: ReleaseServer = {
    get: async (path) =>
      path.endsWith("releases")
        ? { status: 200, body: { channels: [{ name: "live", present: "r7" }], releases: [{ id: "r1" }, { id: "r9" }] } }
        : { status: 200, body: bench },
    post: async (path, body) => {
      if (path.endsWith("versions")) return { status: 201, body: { name: "drawn-1" } }
      posted.push(body)
      return started
    },
  }
  return { server, posted }
}

async function run(bench: Bench, against = "r1") {
  const lines: string[] = []
  const { server, posted } = serverWith(bench)
  const output = { print: (line: string) => void lines.push(line) }
  const code = await snapshotAgainst({ against, screens: ["gate"], isDerived: true, root: shippedRoot }, output, server)
  return { code, lines, posted }
}

describe("states of a running server beside a release", () => {
  it("ends well where nothing differs, and asks for what was live", async () => {
    const { code, lines, posted } = await run(done, "live")
    expect([code, lines]).toEqual([0, ["状態 1（撮ったもの 1）、違い 0"]])
    expect(posted).toEqual([{ before: "r7", look: firstLook, screens: ["gate"], isDerived: true }])
  })

  it("brings documents of a folder or of a version of git to the server", async () => {
    const { code, posted } = await run(done, shippedRoot)
    expect([code, posted]).toEqual([0, [{ before: "drawn-1", look: firstLook, screens: ["gate"], isDerived: true }]])
  })

  it("says that there is neither a release nor a version of that name", async () => {
    await expect(run(done, "rNowhere")).rejects.toThrow("「rNowhere」というフォルダも、Gitの版もありません")
  })

  it.each([
    [change, 1, "まだ決めていない"],
    [decided("wrong"), 1, "誤り"],
    [decided("right"), 0, "正しい"],
  ])("says each difference with its cause and what people said of it", async (one, code, said) => {
    const told = await run({ ...done, changes: [one] })
    expect(told.code).toBe(code)
    expect(told.lines[0]).toBe(`≠ 「一」が「二」になります（1の状態、${said}）`)
    expect(told.lines[1]).toContain("gate.screen.json /body/0/text")
  })

  it("does not end well where a state was not the same twice", async () => {
    const told = await run({ ...done, states: [{ screen: "gate", sample: "usual", verdict: "unsteady" }] })
    expect([told.code, told.lines[0]]).toEqual([1, "✗ gate/usual  揺れ"])
  })

  it("says why nothing is drawn", async () => {
    const { server } = serverWith(done, { status: 409, body: { kind: "no-documents" } })
    const asked = snapshotAgainst(
      { against: "r9", screens: [], isDerived: false, root: shippedRoot },
      { print: () => undefined },
      server,
    )
    await expect(asked).rejects.toThrow("くらべる相手のリリースがありません")
  })
})
