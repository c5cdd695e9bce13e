// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
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

const noBaselines = [
  "dom 基準がまだありません。--update で作れます。",
  "aria 基準がまだありません。--update で作れます。",
]

describe("compare", () => {
  it("asks for a baseline where there is none", () => {
    expect(what(openPlaces(), aPicture())).toEqual(noBaselines)
  })

  it("finds nothing where nothing changed", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture())
    expect(compare(places, aPicture())).toEqual([])
  })

  it("shows every place that differs, with the lines around it", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ dom: "<body>\n  <p>\n    One\n  <hr>\n" }))
    const [difference, ...others] = compare(places, aPicture({ dom: "<body>\n  <p>\n    Two\n  <hr>\n" }))
    expect(others).toEqual([])
    expect(difference).toEqual({
      layer: "dom",
      what: "1か所が変わりました",
      detail: "1行目から\n  <body>\n    <p>\n-     One\n+     Two\n    <hr>",
    })
  })

  it("notices lines that are gone at the end", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ aria: "- one\n- two" }))
    expect(what(places, aPicture({ aria: "- one" }))).toEqual(["aria 1か所が変わりました"])
  })

  it("keeps the picture from before where the texts cannot be written", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture())
    const file = join(places.text, "gate/usual.dom.txt")
    rmSync(file)
    mkdirSync(join(file, "inside"), { recursive: true })
    expect(() => writeBaseline(places, aPicture({ dots: [0, 5] }))).toThrow()
    expect(what(places, aPicture({ dots: [0, 5] }))).toContain("pixels 2ピクセルが変わりました")
  })

  it("counts pixels and draws where they are", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ dots: [] }))
    const [difference] = compare(places, aPicture({ dots: [0, 5] }))
    expect(difference).toMatchObject({ layer: "pixels", what: "2ピクセルが変わりました", before: aPicture().pixels })
    expect(PNG.sync.read(difference?.image ?? Buffer.from("")).width).toBe(4)
  })

  it("does not compare pictures of different sizes dot by dot", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture())
    expect(compare(places, aPicture({ height: 6 }))).toEqual([
      { layer: "pixels", what: "画像の大きさが変わりました（4×4 → 4×6）", before: aPicture().pixels },
    ])
  })

  it.each<[string, Buffer]>([
    ["of something else", Buffer.from("<html>")],
    ["without anything", Buffer.alloc(0)],
    ["that is cut off", aPicture({ height: 400 }).pixels.subarray(0, 60)],
  ])("calls a picture %s broken and goes on", (_what, content) => {
    const places = openPlaces()
    writeBaseline(places, aPicture())
    const file = join(places.pixels, "gate/usual.light.png")
    writeFileSync(file, content)
    expect(what(places, aPicture())).toEqual([
      `pixels 基準の画像（${file}）が壊れています。消すか、--update で作り直してください。`,
    ])
    writeBaseline(places, aPicture())
    expect(what(places, aPicture())).toEqual([])
  })

  it("calls a folder in the place of a baseline one", () => {
    const places = openPlaces()
    const files = [join(places.text, "gate/usual.dom.txt"), join(places.pixels, "gate/usual.light.png")]
    writeBaseline(places, aPicture())
    for (const file of files) {
      rmSync(file)
      mkdirSync(file)
    }
    const instead = (file: string) =>
      `基準のファイルがあるはずの場所に、フォルダ（${file}）があります。消してください。`
    expect(what(places, aPicture())).toEqual([`dom ${instead(files[0] ?? "")}`, `pixels ${instead(files[1] ?? "")}`])
  })

  it("writes a baseline whole or not at all", () => {
    const places = openPlaces()
    mkdirSync(join(places.text, "gate/usual.dom.txt"), { recursive: true })
    expect(() => writeBaseline(places, aPicture())).toThrow("usual.dom.txt")
    expect(readdirSync(join(places.text, "gate"))).toEqual(["usual.dom.txt"])
  })

  it("keeps only pixels of the dark theme", () => {
    const places = openPlaces()
    writeBaseline(places, aPicture({ theme: "dark" }))
    expect(existsSync(places.text)).toBe(false)
    expect(compare(places, aPicture({ theme: "dark", dom: "other" }))).toEqual([])
    expect(what(places, aPicture({ theme: "dark", dots: [1] }))).toEqual(["pixels 1ピクセルが変わりました"])
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
    expect(what(places, aPicture())).toEqual(noBaselines)
  })
})
