import { ticksAround } from "../shared/scale"

export interface Point {
  readonly category: unknown
  readonly amount: unknown
  /** The amount as a place of the drawing. */
  readonly height: number
}

export interface Plot {
  readonly ticks: readonly number[]
  /** Path of the line, from x = 0 to x = `width`, y = 0 at the highest tick and 100 at the lowest. */
  readonly path: string
  readonly width: number
  /** Where a point stands, in percent of width and height. */
  placeOf(index: number): { readonly x: number; readonly y: number }
}

/** Points stand at equal distances from edge to edge; a single one stands at the right edge, where the newest belongs. */
export function createPlot(points: readonly Point[]): Plot {
  const heights = points.map(({ height }) => height)
  const ticks = ticksAround(heights)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const last = points.length - 1
  const topOf = (height: number) => Number((((high - height) / (high - low)) * 100).toFixed(4))
  return {
    ticks,
    width: Math.max(last, 1),
    path: heights.map((height, index) => `${index === 0 ? "M" : "L"}${index} ${topOf(height)}`).join(""),
    placeOf: (index) => ({ x: last === 0 ? 100 : (index / last) * 100, y: topOf(heights[index] ?? low) }),
  }
}
