import { PNG } from "pngjs"
import type { Picture } from "../../src/cli/snapshot/picture"

interface PictureParts extends Partial<Omit<Picture, "state" | "pixels">> {
  readonly screen?: string
  readonly sample?: string
  readonly theme?: "light" | "dark"
  readonly height?: number
  /** Places of black dots on white. */
  readonly dots?: readonly number[]
}

function drawDots(height: number, dots: readonly number[]): Buffer {
  const image = new PNG({ width: 4, height })
  image.data.fill(255)
  for (const dot of dots) image.data.fill(0, dot * 4, dot * 4 + 3)
  return PNG.sync.write(image)
}

/** A picture of 4 by 4 dots of a state of the zoo. */
export function aPicture(parts: PictureParts = {}): Picture & { readonly pixels: Buffer } {
  const { screen = "gate", sample = "usual", theme = "light", height = 4, dots = [], ...layers } = parts
  const state = { screen, sample, theme }
  return { state, dom: "<body>\n", aria: "- main", complaints: [], ...layers, pixels: drawDots(height, dots) }
}
