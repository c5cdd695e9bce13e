// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

  it("keeps a number that differs only where computers round", () => {
    const began = '{ "lions": 9007199254740992 }'
    expect(written(began, began, "9007199254740993")).toBe('{ "lions": 9007199254740993 }')
  })
})
