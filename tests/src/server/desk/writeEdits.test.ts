// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { DocumentSet } from "../../../../renderer/compiler"
import { writeEdits } from "../../../../src/server/desk/writeEdits"

const file = "zoo.json"
const set = { documents: [{ file }], shared: new Map() } as unknown as DocumentSet

/** What stands in the file after a number was written as `source`. */
function written(began: string, present: string, source: string): string {
  const root = mkdtempSync(join(tmpdir(), "zoo-"))
  writeFileSync(join(root, file), present)
  const edit = { op: "set", file, pointer: "/lions", value: Number(source), source } as const
  expect(writeEdits(root, set, [edit], new Map([[file, began]])).kind).toBe("edited")
  const text = readFileSync(join(root, file), "utf8")
  rmSync(root, { recursive: true })
  return text
}

describe("writeEdits", () => {
  it("writes what was taken back as it was laid out in the beginning", () => {
    expect(written('{\n  "lions": 1\n}', '{ "lions": 2 }', "1")).toBe('{\n  "lions": 1\n}')
  })

  it("writes behind the mark that some editors put first, and keeps it", () => {
    expect(written("{}", '\uFEFF{ "lions": 1 }', "2")).toBe('\uFEFF{ "lions": 2 }')
  })

  it.each([
    ["that is gone", () => undefined, "missing"],
    ["in whose place a folder is", (path: string) => mkdirSync(path), "missing"],
  ])("says of a file %s that the place is not there any more", (_name, put, kind) => {
    const root = mkdtempSync(join(tmpdir(), "zoo-"))
    put(join(root, file))
    expect(writeEdits(root, set, [{ op: "set", file, pointer: "/lions", value: 2 }]).kind).toBe(kind)
    rmSync(root, { recursive: true })
  })

  it("writes nothing of all where something is in the way of the last, and says so", () => {
    const root = mkdtempSync(join(tmpdir(), "zoo-"))
    const both = { documents: [{ file }, { file: "ark.json" }], shared: new Map() } as unknown as DocumentSet
    for (const one of [file, "ark.json"]) writeFileSync(join(root, one), '{ "lions": 1 }')
    mkdirSync(join(root, `ark.json.${process.pid}.next`))
    const edits = [file, "ark.json"].map((one) => ({ op: "set", file: one, pointer: "/lions", value: 2 }) as const)
    expect(writeEdits(root, both, edits)).toMatchObject({ kind: "unwritable" })
    expect(readFileSync(join(root, file), "utf8")).toBe('{ "lions": 1 }')
    rmSync(root, { recursive: true })
  })

  it.each(["apes/gorilla.screen.json", "apes/visit.form.json", "calls/legacy/ape_getList.call.json"])(
    "makes %s where none is, takes it away again, and neither over what stands there nor outside the documents",
    (own) => {
      const root = mkdtempSync(join(tmpdir(), "zoo-"))
      const made = { op: "create", file: own, pointer: "", text: "{}\n", seen: null } as const
      const created = writeEdits(root, set, [made, { op: "set", file: made.file, pointer: "/title", value: "x" }])
      const text = readFileSync(join(root, made.file), "utf8")
      expect([created.kind, JSON.parse(text)]).toEqual(["edited", { title: "x" }])
      expect(writeEdits(root, set, [made]).kind).toBe("missing")
      const known = { documents: [{ file: made.file }], shared: new Map() } as unknown as DocumentSet
      expect(writeEdits(root, known, [made]).kind).toBe("changed")
      const gone = { op: "delete", file: made.file, pointer: "", seen: "{}" } as const
      expect(writeEdits(root, known, [gone])).toEqual({ kind: "changed", index: 0, now: text })
      expect(writeEdits(root, known, "undo" in created ? created.undo : []).kind).toBe("edited")
      expect(existsSync(join(root, made.file))).toBe(false)
      for (const file of ["../evil.screen.json", "/evil.screen.json", "apes/run.mjs", "app.json"])
        expect(writeEdits(root, set, [{ ...made, file }]).kind).toBe("missing")
      rmSync(root, { recursive: true })
    },
  )

  it("lays out what is filled at once as if it had been written at once; one edit takes it back", () => {
    const root = mkdtempSync(join(tmpdir(), "zoo-"))
    const own = "apes/visit.form.json"
    const made = { op: "create", file: own, pointer: "", text: '{ "apes": {} }\n', seen: null } as const
    const long = "a".repeat(120)
    const created = writeEdits(root, set, [made, { op: "set", file: own, pointer: "/apes/name", value: long }])
    const whole = `{\n  "apes": {\n    "name": "${long}"\n  }\n}\n`
    expect(readFileSync(join(root, own), "utf8")).toBe(whole)
    expect(created).toEqual({ kind: "edited", undo: [{ op: "delete", file: own, pointer: "", seen: whole }] })
    rmSync(root, { recursive: true })
  })

  it("keeps a number that differs only where computers round", () => {
    const began = '{ "lions": 9007199254740992 }'
    expect(written(began, began, "9007199254740993")).toBe('{ "lions": 9007199254740993 }')
  })
})
