// @vitest-environment node
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PNG } from "pngjs"
import { afterEach, describe, expect, it } from "vitest"
import { compare, hasPixels, writeBaseline, writePixels, type Places } from "../../../../src/cli/snapshot/baselines"
import { aPicture } from "../../../support/aPicture"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function openPlaces(): Places {
  const folder = mkdtempSync(join(tmpdir(), "baselines-"))
  folders.push(folder)
  return { text: join(folder, "text"), pixels: join(folder, "pixels") }
}

const what = (places: Places, picture: Parameters<typeof compare>[1]) =>
  compare(places, picture).map((difference) => `${difference.layer} ${difference.what}`)

describe("compare", () => {
  it("asks for a baseline where there is none", () => {
    expect(what(openPlaces(), aPicture())).toEqual(["dom no baseline yet", "aria no baseline yet"])
  })

  it("finds nothing where nothing changed", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture())
    expect(compare(places, aPicture())).toEqual([])
  })

  it("shows the first lines that differ, from both sides", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ dom: "<body>\n  <p>\n    One\n" }))
    const [difference, ...others] = compare(places, aPicture({ dom: "<body>\n  <p>\n    Two\n" }))
    expect(others).toEqual([])
    expect(difference).toEqual({
      layer: "dom",
      what: "changed",
      detail: "line 3\n-   <p>\n    One\n\n+   <p>\n    Two\n",
    })
  })

  it("notices lines that are gone at the end", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ aria: "- one\n- two" }))
    expect(what(places, aPicture({ aria: "- one" }))).toEqual(["aria changed"])
  })

  it("counts pixels and draws where they are", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ dots: [] }))
    const [difference] = compare(places, aPicture({ dots: [0, 5] }))
    expect(difference).toMatchObject({ layer: "pixels", what: "2 pixels changed" })
    expect(PNG.sync.read(difference?.image ?? Buffer.from("")).width).toBe(4)
  })

  it("does not compare pictures of different sizes dot by dot", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture())
    expect(what(places, aPicture({ height: 6 }))).toEqual(["pixels size changed"])
  })

  it("keeps only pixels of the dark theme", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ theme: "dark" }))
    expect(existsSync(places.text)).toBe(false)
    expect(compare(places, aPicture({ theme: "dark", dom: "other" }))).toEqual([])
    expect(what(places, aPicture({ theme: "dark", dots: [1] }))).toEqual(["pixels 1 pixels changed"])
  })

  it("neither compares nor keeps pixels that were not taken", () => {
    const places = openPlaces()
    const unseen = { ...aPicture(), pixels: undefined }
    writePixels(places, unseen)
    expect(hasPixels(places, unseen.state)).toBe(false)
    writeBaseline(places, aPicture())
    expect(compare(places, unseen)).toEqual([])
  })

  it("has pixels of this machine only once they were written", () => {
    const places = openPlaces()
    expect(hasPixels(places, aPicture().state)).toBe(false)
    writePixels(places, aPicture())
    expect(hasPixels(places, aPicture().state)).toBe(true)
    expect(what(places, aPicture())).toEqual(["dom no baseline yet", "aria no baseline yet"])
  })
})
