export interface Random {
  /** From 0 up to and without `below`. */
  whole(below: number): number
  /** True so many times in a hundred. */
  chance(percent: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Choices that are the same on every run (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const one = Math.imul(state ^ (state >>> 15), 1 | state)
    const other = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one
    return ((other ^ (other >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    chance: (percent) => whole(100) < percent,
    pick(items) {
      const item = items[whole(items.length)]
      if (item === undefined) throw new Error("nothing to pick from")
      return item
    },
  }
}
