import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"
import { changedHunks } from "./changedHunks"
import type { Picture } from "./picture"
import type { State } from "./states"
import { writeHunks } from "./writeHunks"

export interface Difference {
  readonly layer: "dom" | "aria" | "pixels"
  /** In a sentence. */
  readonly what: string
  /** There was no baseline yet. */
  readonly isFirst?: true
  /** The places, line by line. */
  readonly detail?: string
  /** Where pixels differ. */
  readonly image?: Buffer
  /** The pixels from before. */
  readonly before?: Buffer
}

export interface Places {
  /** DOM and ARIA, in the repository. */
  readonly text: string
  /** Pixels, on this machine. */
  readonly pixels: string
}

const textFile = (places: Places, { state }: Picture, ending: string) =>
  join(places.text, state.screen, `${state.sample}.${ending}`)
const pixelFile = (places: Places, { screen, sample, theme }: State) =>
  join(places.pixels, screen, `${sample}.${theme}.png`)

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
const folderInstead = (file: string) =>
  `基準のファイルがあるはずの場所に、フォルダ（${file}）があります。消してください。`

function compareText(file: string, layer: "dom" | "aria", text: string): Difference[] {
  if (isFolder(file)) return [{ layer, what: folderInstead(file) }]
  if (!existsSync(file)) return [{ layer, what: "基準がまだありません。--update で作れます。", isFirst: true }]
  const before = readFileSync(file, "utf8")
  if (before === text) return []
  const hunks = changedHunks(before, text)
  return [{ layer, what: `${hunks.length}か所が変わりました`, detail: writeHunks(hunks) }]
}

function comparePixels(file: string, pixels: Buffer | undefined): Difference[] {
  if (pixels === undefined || !existsSync(file)) return []
  if (isFolder(file)) return [{ layer: "pixels", what: folderInstead(file) }]
  const drawn = readFileSync(file)
  if (drawn.equals(pixels)) return []
  const [before, after] = [readImage(drawn), PNG.sync.read(pixels)]
  if (before === undefined)
    return [{ layer: "pixels", what: `基準の画像（${file}）が壊れています。消すか、--update で作り直してください。` }]
  if (before.width !== after.width || before.height !== after.height) {
    const sizes = [before, after].map(({ width, height }) => `${width}×${height}`)
    return [{ layer: "pixels", what: `画像の大きさが変わりました（${sizes.join(" → ")}）`, before: drawn }]
  }
  const image = new PNG({ width: after.width, height: after.height })
  const changed = pixelmatch(before.data, after.data, image.data, after.width, after.height, { threshold: 0.1 })
  if (changed === 0) return []
  const what = `${changed}ピクセルが変わりました`
  return [{ layer: "pixels", what, image: PNG.sync.write(image), before: drawn }]
}

/** Undefined for what is no image: a disk was full, or a hand was there. */
function readImage(content: Buffer): PNG | undefined {
  try {
    return PNG.sync.read(content)
  } catch {
    return undefined
  }
}

/** What differs from the baselines. The text layers are kept once, for the light theme; pixels for both. */
export function compare(places: Places, picture: Picture): readonly Difference[] {
  const pixels = comparePixels(pixelFile(places, picture.state), picture.pixels)
  if (picture.state.theme === "dark") return pixels
  return [
    ...compareText(textFile(places, picture, "dom.txt"), "dom", picture.dom),
    ...compareText(textFile(places, picture, "aria.yml"), "aria", `${picture.aria}\n`),
    ...pixels,
  ]
}

/** Whole or not at all: half of it, where the disk is full or the run is broken off, would be compared with the next time. */
function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const half = `${file}.${process.pid}.half`
  try {
    writeFileSync(half, content)
    renameSync(half, file)
  } finally {
    rmSync(half, { force: true })
  }
}

export function writePixels(places: Places, { state, pixels }: Picture): void {
  if (pixels !== undefined) write(pixelFile(places, state), pixels)
}

export const hasPixels = (places: Places, state: State): boolean => existsSync(pixelFile(places, state))

export function writeBaseline(places: Places, picture: Picture): void {
  if (picture.state.theme === "light") {
    write(textFile(places, picture, "dom.txt"), picture.dom)
    write(textFile(places, picture, "aria.yml"), `${picture.aria}\n`)
  }
  // Last: the picture from before stays where the texts cannot be written.
  writePixels(places, picture)
}
