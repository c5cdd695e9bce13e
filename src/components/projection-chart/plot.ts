import { ticksAround } from "../shared/scale"

export interface Outlook {
  readonly category: unknown
  readonly base: number
  readonly total: number
  readonly difference: unknown
}

export interface Plot {
  readonly ticks: readonly number[]
  readonly width: number
  /** Paths from x = 0 to x = `width`, y = 0 at the highest tick and 100 at nothing. */
  readonly base: string
  readonly total: string
  /** Where both stand at a place, in percent of width and height. */
  placeOf(index: number): { readonly x: number; readonly base: number; readonly total: number }
}

/** Lines begin at nothing, so that heights can be compared. */
export function createPlot(outlooks: readonly Outlook[]): Plot {
  const ticks = ticksAround([0, ...outlooks.flatMap(({ base, total }) => [base, total])])
  const high = ticks.at(-1) ?? 1
  const width = Math.max(outlooks.length - 1, 1)
  const topOf = (amount: number) => Number(((1 - amount / high) * 100).toFixed(4))
  const pathOf = (amounts: readonly number[]) =>
    amounts.map((amount, index) => `${index === 0 ? "M" : "L"}${index} ${topOf(amount)}`).join("")
  return {
    ticks,
    width,
    base: pathOf(outlooks.map(({ base }) => base)),
    total: pathOf(outlooks.map(({ total }) => total)),
    placeOf: (index) => ({
      x: (index / width) * 100,
      base: topOf(outlooks[index]?.base ?? 0),
      total: topOf(outlooks[index]?.total ?? 0),
    }),
  }
}
