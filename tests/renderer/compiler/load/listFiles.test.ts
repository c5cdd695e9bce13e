// @vitest-environment node
import fs, { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import { afterAll, afterEach, expect, it, vi } from "vitest"
import { createListing, listFiles } from "../../../../renderer/compiler/load/listFiles"
import { writeDocuments } from "../../../support/zoo"

const zoo = writeDocuments({
  "app.json": {},
  "birds/owl.screen.json": {},
  "birds/night/bat.screen.json": {},
  "cats/lion.screen.json": {},
})
const at = (path: string) => join(zoo.root, path)

/** As it stands on a disk that nobody has touched since yesterday. */
const age = (...folders: readonly string[]) => {
  for (const folder of folders) utimesSync(at(folder), new Date(), new Date(Date.now() - 86_400_000))
}

const folders = () =>
  ["", ...readdirSync(zoo.root, { recursive: true, encoding: "utf8" })].filter((path) =>
    lstatSync(at(path)).isDirectory(),
  )

const { readdirSync } = fs
afterAll(() => zoo.removeAll())
afterEach(() => {
  Object.assign(fs, { readdirSync })
  syncBuiltinESMExports()
})

it("reads no folder again in which nothing came, went or got another name", () => {
  age(...folders())
  const list = createListing(zoo.root)
  const first = list()
  expect(first).toEqual(["app.json", "birds/night/bat.screen.json", "birds/owl.screen.json", "cats/lion.screen.json"])
  const looked = vi.fn(readdirSync)
  Object.assign(fs, { readdirSync: looked })
  syncBuiltinESMExports()
  expect(list()).toBe(first)
  expect(looked).not.toHaveBeenCalled()
  writeFileSync(at("birds/night/moth.screen.json"), "{}")
  expect(list()).toContain("birds/night/moth.screen.json")
  expect(looked.mock.calls.map(([path]) => path)).toEqual([at("birds/night/")])
})

it.each<readonly [what: string, change: () => void]>([
  ["a file is new", () => writeFileSync(at("cats/tiger.screen.json"), "{}")],
  ["a file has another name", () => renameSync(at("cats/tiger.screen.json"), at("cats/puma.screen.json"))],
  ["a folder is new", () => mkdirSync(at("birds/day/early"), { recursive: true })],
  ["a file in a new folder is new", () => writeFileSync(at("birds/day/early/lark.screen.json"), "{}")],
  ["a link leads round in a circle", () => symlinkSync(at("birds"), at("cats/birds"))],
  ["a folder is hidden", () => renameSync(at("birds/day"), at("birds/.day"))],
  ["a folder is gone", () => rmSync(at("birds"), { recursive: true })],
])("sees that %s", (_what, change) => {
  age(...folders())
  const list = createListing(zoo.root)
  list()
  change()
  expect(list()).toEqual(listFiles(zoo.root))
  // And what it keeps of that is right, too.
  expect(list()).toEqual(listFiles(zoo.root))
})

it("says which root is not there", () => {
  expect(() => listFiles(at("nowhere"))).toThrow(at("nowhere"))
})
