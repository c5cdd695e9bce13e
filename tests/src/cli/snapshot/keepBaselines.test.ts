// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PNG } from "pngjs"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { compare, hasPixels, writeBaseline, type Places } from "../../../../src/cli/snapshot/baselines"
import { keepBaselines } from "../../../../src/cli/snapshot/keepBaselines"
import type { Picture } from "../../../../src/cli/snapshot/picture"
import { aPicture } from "../../../support/aPicture"

let folder: string
let places: Places
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keep-"))
  places = { text: join(folder, "text"), pixels: join(folder, "pixels") }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const light = aPicture()
const dark = aPicture({ theme: "dark" })

/** What was committed, on a machine that has drawn nothing yet. */
function commit(): void {
  writeBaseline(places, light)
  rmSync(places.pixels, { recursive: true })
}

const find = (picture: Picture) => ({ picture, differences: compare(places, picture) })
const keep = (pictures: readonly Picture[], isUpdate = false) => keepBaselines(places, pictures.map(find), isUpdate)
const kept = () => [light, dark].map(({ state }) => hasPixels(places, state))

describe("keepBaselines", () => {
  it("keeps the pixels of both themes where the texts are as they were committed", () => {
    commit()
    keep([light, dark])
    expect(kept()).toEqual([true, true])
  })

  it.each([
    ["the page is another one", [aPicture({ dom: "<body class='other'>\n" }), dark]],
    ["something else is read aloud", [aPicture({ aria: "- banner" }), dark]],
    ["there is a complaint", [aPicture({ complaints: ["error: one"] }), dark]],
    ["there is a complaint in the dark theme", [light, aPicture({ theme: "dark", complaints: ["contrast 1.2"] })]],
  ])("keeps the pixels of neither theme where %s", (_what, pictures) => {
    commit()
    keep(pictures)
    expect(kept()).toEqual([false, false])
  })

  it("keeps no pixels where nothing was committed", () => {
    keep([light, dark])
    expect(kept()).toEqual([false, false])
  })

  it("keeps those of other samples", () => {
    commit()
    keep([light, dark, aPicture({ sample: "other", complaints: ["error: one"] })])
    expect(kept()).toEqual([true, true])
  })

  it("leaves the pixels that there are, also where the difference is too faint to be told", () => {
    writeBaseline(places, light)
    const before = readFileSync(join(places.pixels, "gate", "usual.light.png"))
    const image = PNG.sync.read(light.pixels)
    image.data.fill(254, 0, 1)
    keep([{ ...light, pixels: PNG.sync.write(image) }])
    expect(readFileSync(join(places.pixels, "gate", "usual.light.png")).equals(before)).toBe(true)
  })

  it("takes over whatever was drawn in an update", () => {
    commit()
    const other = aPicture({ dom: "<body class='other'>\n", complaints: ["error: one"] })
    keep([other, dark], true)
    expect([compare(places, other), kept()]).toEqual([[], [true, true]])
  })
})
