// @vitest-environment node
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Disk, replaceFiles } from "../../../src/server/replaceFiles"

let root: string
const at = (file: string) => join(root, file)
const textsNow = () => Object.fromEntries(readdirSync(root).map((file) => [file, readFileSync(at(file), "utf8")]))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "zoo-"))
  writeFileSync(at("a.json"), "1")
  writeFileSync(at("b.json"), "2")
})
afterEach(() => rmSync(root, { recursive: true }))

const broken = (code: string) => Object.assign(new Error(code), { code })
const all = new Map([
  ["a.json", "10"],
  ["b.json", null],
  ["new/c.json", "30"],
])

const two = new Map([
  ["a.json", "10"],
  ["b.json", "20"],
])
function thrownBy(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

it("writes all of them, takes away what is to go, and leaves nothing beside them", () => {
  replaceFiles(root, all)
  expect(readdirSync(root, { recursive: true }).toSorted()).toEqual(["a.json", "new", "new/c.json"])
  expect([readFileSync(at("a.json"), "utf8"), readFileSync(at("new/c.json"), "utf8")]).toEqual(["10", "30"])
})

it.each([
  ["ENOSPC", "full"],
  ["EDQUOT", "full"],
  ["EROFS", "unwritable"],
])("changes nothing where the disk says %s to the last of them", (code, kind) => {
  const before = textsNow()
  const write: Disk["write"] = (path, text) => {
    // A disk that fills up takes a part.
    writeFileSync(path, text)
    if (path.startsWith(at("b.json"))) throw broken(code)
  }
  expect(thrownBy(() => replaceFiles(root, two, { write, rename: renameSync }))).toMatchObject({ kind })
  expect(textsNow()).toEqual(before)
})

it("puts back what was another one already where the next cannot be put in its place", () => {
  const before = textsNow()
  const rename: Disk["rename"] = (from, to) => {
    if (to === at("b.json")) throw broken("EACCES")
    renameSync(from, to)
  }
  expect(thrownBy(() => replaceFiles(root, two, { write: writeFileSync, rename }))).toMatchObject({
    kind: "unwritable",
  })
  expect(textsNow()).toEqual(before)
})

it("writes into the file that a link leads to, and leaves to everybody what they may do with it", () => {
  chmodSync(at("b.json"), 0o664)
  symlinkSync(at("b.json"), at("link.json"))
  replaceFiles(root, new Map([["link.json", "20"]]))
  expect(lstatSync(at("link.json")).isSymbolicLink()).toBe(true)
  expect([readFileSync(at("b.json"), "utf8"), statSync(at("b.json")).mode & 0o777]).toEqual(["20", 0o664])
})
