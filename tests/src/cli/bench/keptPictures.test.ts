// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { openPictures } from "../../../../src/cli/bench/keptPictures"

const folder = mkdtempSync(join(tmpdir(), "pictures-"))
afterEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
})

const state = { dom: [], aria: [], words: ["一"], parts: [], complaints: [] }
const picture = Buffer.alloc(1_000)

it("a picture is there once it is kept, until it is forgotten", () => {
  const pictures = openPictures(folder)
  expect(pictures.find("one")).toBeUndefined()
  pictures.keep("one", { state, picture })
  expect([pictures.find("one"), pictures.pictureOf("one")]).toEqual([state, picture])
  pictures.forget("one")
  expect(pictures.find("one")).toBeUndefined()
})

it("the oldest pictures go where there are too many", () => {
  const pictures = openPictures(folder)
  for (const [index, name] of ["old", "used", "new"].entries()) {
    pictures.keep(name, { state, picture })
    for (const ending of ["json", "png"]) utimesSync(join(folder, `${name}.${ending}`), index, index)
  }
  // What is asked for is not old.
  pictures.find("old")
  const after = openPictures(folder, 2_500)
  expect(["old", "used", "new"].map((name) => after.find(name) !== undefined)).toEqual([true, false, true])
})
