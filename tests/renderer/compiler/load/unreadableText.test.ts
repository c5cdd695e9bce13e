// @vitest-environment node
import { utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { createLoader, createTextLoader, loadDocuments } from "../../../../renderer/compiler"
import { openedZoos } from "../../../support/openedZoos"
import { zooFiles } from "../../../support/zoo"

const openZoo = openedZoos()

const lions = "tour/lions.screen.json"
const written = '{\n  "id": "lions",\n  "title": "表",\n  "body": []\n}'

/** The second byte of the letter in Shift_JIS is a backslash. */
const shiftJis = Buffer.concat(
  written
    .split("表")
    .flatMap((part, index) => [...(index === 0 ? [] : [Buffer.from([0x95, 0x5c])]), Buffer.from(part)]),
)
const encodings: readonly (readonly [name: string, bytes: Buffer, line: number])[] = [
  ["Shift_JIS", shiftJis, 3],
  ["UTF-16 with its mark", Buffer.from(`\uFEFF${written}`, "utf16le"), 1],
  ["UTF-16 without a mark", Buffer.from(written, "utf16le"), 1],
  ["UTF-16 of the other order", Buffer.from(`\uFEFF${written}`, "utf16le").swap16(), 1],
  ["letters that were lost before", Buffer.from(written.replace("表", "\uFFFD")), 3],
]

describe("a file in another encoding", () => {
  it.each(encodings)("is told by its first letter that cannot be read: %s", (_name, bytes, line) => {
    const zoo = openZoo()
    writeFileSync(join(zoo.root, lions), bytes)
    const set = loadDocuments(zoo.root)
    expect(set.findings).toEqual([
      { severity: "error", rule: "file-encoding", file: lions, pointer: "", line, values: {} },
    ])
    expect(set.find("screen", "lions")).toMatchObject({ recovered: true, document: { id: "lions", body: [] } })
    expect([...set.unsure]).toEqual([lions])
  })

  it("is told where documents come as texts", () => {
    const { findings } = createTextLoader()(new Map([[lions, shiftJis.toString("utf8")]]))
    expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(["file-encoding 3"])
  })
})

describe("a file that cannot be read", () => {
  it.each([
    ["file-encoding", shiftJis],
    ["json-no-object", "[]"],
  ])("keeps what was there before, as often as it is saved: %s", (rule, content) => {
    const zoo = openZoo({ ...zooFiles, "shared/a.json": { a: 1 } })
    const load = createLoader(zoo.root)
    const before = load().find("screen", "lions")
    for (const end of ["", " "])
      for (const file of [lions, "shared/a.json"]) {
        writeFileSync(join(zoo.root, file), Buffer.concat([Buffer.from(content), Buffer.from(end)]))
        const now = load()
        expect(now.find("screen", "lions")).toBe(before)
        expect(now.shared.get("shared/a.json")).toEqual({ a: 1 })
        expect(now.findings.map((finding) => finding.rule)).toContain(rule)
        expect([...now.unsure]).toEqual([])
      }
  })

  it.each(["", " \n", "\uFEFF"])("is told as empty where nothing stands in it: %j", (text) => {
    const set = loadDocuments(openZoo({ ...zooFiles, [lions]: text }).root)
    expect(set.findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(["file-empty 1"])
    expect(set.find("screen", "lions")).toMatchObject({ recovered: true, document: {} })
    expect([...set.unsure]).toEqual([lions])
  })

  it("is not told as empty while somebody saves it, and is when it stays empty", () => {
    const zoo = openZoo()
    const load = createLoader(zoo.root)
    const before = load().find("screen", "lions")
    zoo.write(lions, "")
    expect(load().findings).toEqual([])
    const past = new Date(Date.now() - 2_000)
    utimesSync(join(zoo.root, lions), past, past)
    const now = load()
    expect(now.findings.map(({ rule }) => rule)).toEqual(["file-empty"])
    expect(now.find("screen", "lions")).toBe(before)
  })

  it("has no part that is called unknown, where it is one that documents share", () => {
    const gate = { ...(zooFiles["gate/gate.screen.json"] as object), body: [{ $ref: "../shared/a.json#/a" }] }
    const rulesWith = (shared: unknown) =>
      loadDocuments(openZoo({ "gate/gate.screen.json": gate, "shared/a.json": shared }).root).findings.map(
        ({ rule }) => rule,
      )
    expect(rulesWith({})).toEqual(["shared-part-unknown"])
    expect(rulesWith("")).toEqual(["file-empty"])
  })
})
