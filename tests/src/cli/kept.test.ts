// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openKept } from "../../../src/cli/kept"

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "kept-"))))
afterEach(() => rmSync(folder, { recursive: true }))

describe("kept results", () => {
  const open = () => openKept(join(folder, "below/kept.json"))

  it("are those that were good under the same key, and under no other", () => {
    open().note([{ name: "lion", key: "a", good: 2 }])
    expect([open().find("lion", "a"), open().find("lion", "b"), open().find("seal", "a")]).toEqual([2, 0, 0])
  })

  it("lose what turned out bad, and nothing else", () => {
    open().note(["lion", "seal"].map((name) => ({ name, key: "a", good: 2 })))
    open().note([{ name: "lion", key: "b", good: 0 }])
    expect([open().find("lion", "a"), open().find("lion", "b"), open().find("seal", "a")]).toEqual([0, 0, 2])
  })

  it.each(["", "{", "null", "[1]", '{ "lion": null, "seal": 3 }'])("are none in a file that holds %j", (content) => {
    open().note([])
    writeFileSync(join(folder, "below/kept.json"), content)
    expect([open().find("lion", "a"), open().find("seal", "a")]).toEqual([0, 0])
    open().note([{ name: "lion", key: "a", good: 2 }])
    expect(open().find("lion", "a")).toBe(2)
  })

  it("hold what another run has noted meanwhile", () => {
    const [one, other] = [open(), open()]
    one.note([{ name: "lion", key: "a", good: 2 }])
    other.note([{ name: "seal", key: "a", good: 2 }])
    expect([open().find("lion", "a"), open().find("seal", "a")]).toEqual([2, 2])
  })
})
