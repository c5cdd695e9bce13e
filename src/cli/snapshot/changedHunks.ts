/** A line of both texts, or of one of them. */
export interface Line {
  readonly side: "both" | "before" | "after"
  readonly text: string
}

/** A place where texts differ, with the lines around it. */
export interface Hunk {
  /** Number of its first line after the change, 1-based. */
  readonly start: number
  readonly lines: readonly Line[]
}

/** Lines shown before and after what changed. */
const around = 2

/** Where two texts differ, line by line; changes that lie so close that they share the lines around them are one. */
export function changedHunks(before: string, after: string): readonly Hunk[] {
  const lines = alignLines(before.split("\n"), after.split("\n"))
  const changed = lines.flatMap(({ side }, index) => (side === "both" ? [] : [index]))
  const ranges: { from: number; to: number }[] = []
  for (const index of changed) {
    const last = ranges.at(-1)
    if (last && index - around <= last.to) last.to = index + around + 1
    else ranges.push({ from: Math.max(index - around, 0), to: index + around + 1 })
  }
  return ranges.map(({ from, to }) => ({
    start: lines.slice(0, from).filter(({ side }) => side !== "before").length + 1,
    lines: lines.slice(from, to),
  }))
}

const both = (text: string): Line => ({ side: "both", text })

/** All lines of both sides in their order; those of the longest common subsequence are of both. */
function alignLines(old: readonly string[], young: readonly string[]): readonly Line[] {
  // Most of a page stays as it is: only what lies between is laid side by side.
  const shorter = Math.min(old.length, young.length)
  let head = 0
  while (head < shorter && old[head] === young[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === young.at(-1 - tail)) tail += 1
  return [
    ...young.slice(0, head).map(both),
    ...alignRest(old.slice(head, old.length - tail), young.slice(head, young.length - tail)),
    ...young.slice(young.length - tail).map(both),
  ]
}

function alignRest(old: readonly string[], young: readonly string[]): readonly Line[] {
  const longest = commonLengths(old, young)
  const lines: Line[] = []
  let [at, now] = [0, 0]
  while (at < old.length || now < young.length) {
    const [was, is] = [old[at], young[now]]
    if (was === is && was !== undefined) {
      lines.push(both(was))
      at += 1
      now += 1
    } else if (was !== undefined && (is === undefined || longest(at + 1, now) >= longest(at, now + 1))) {
      lines.push({ side: "before", text: was })
      at += 1
    } else {
      lines.push({ side: "after", text: is ?? "" })
      now += 1
    }
  }
  return lines
}

/** How many lines the texts have in common from a line of each on. */
function commonLengths(old: readonly string[], young: readonly string[]): (at: number, now: number) => number {
  const width = young.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const read = (at: number, now: number) => lengths[at * width + now] ?? 0
  // Pages of thousands of lines: numbers are compared many times faster than texts.
  const numbers = new Map<string, number>()
  const numberOf = (line: string) => {
    const number = numbers.get(line) ?? numbers.size
    numbers.set(line, number)
    return number
  }
  const [were, are] = [Int32Array.from(old, numberOf), Int32Array.from(young, numberOf)]
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let now = young.length - 1; now >= 0; now -= 1)
      lengths[at * width + now] =
        were[at] === are[now] ? read(at + 1, now + 1) + 1 : Math.max(read(at + 1, now), read(at, now + 1))
  return read
}
