/** The next number of the form 1, 2 or 5 times a power of ten; 0 for nothing. */
export function roundUp(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10
  return step * power
}

export interface Scale {
  /** The amounts at the upper and at the lower end. */
  readonly up: number
  readonly down: number
  /** Height of an amount, where both ends together are 100. */
  readonly height: (amount: number) => number
}

/** One scale for both directions, so that heights can be compared. */
export function createScale(ups: readonly number[], downs: readonly number[]): Scale {
  const [up, down] = [roundUp(Math.max(0, ...ups)), roundUp(Math.max(0, ...downs))]
  const whole = up + down
  return { up, down, height: (amount) => (whole === 0 ? 0 : (Math.max(0, amount) / whole) * 100) }
}

/** The last place that is written of any of them: nothing in between can be. */
const unitOf = (values: readonly number[]) =>
  10 ** -Math.max(0, ...values.map((value) => String(value).split(".")[1]?.length ?? 0))

/**
 * Lines across a chart, from the lowest to the highest; the outermost ones hold all values. They are whole steps of what
 * the values are written in, so that no two of them are written alike.
 */
export function ticksAround(values: readonly number[], most = 3): readonly number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = Math.max(roundUp((highest - lowest) / most) || roundUp(Math.abs(highest) / 10) || 1, unitOf(values))
  const first = Math.floor(lowest / step)
  const last = Math.max(Math.ceil(highest / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
