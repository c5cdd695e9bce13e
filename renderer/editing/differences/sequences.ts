/** Positions of what belongs together: before, after. */
export type Pair = readonly [before: number, after: number]

/** More comparisons than this are not worth the wait: what is alike at both ends is found all the same. */
const mostCells = 4_000_000

/** The longest sequence that both lists have in common, as pairs of positions in rising order. */
export function longestCommon(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const inner = middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  return [
    ...Array.from({ length: head }, (_, index): Pair => [index, index]),
    ...inner.map(([one, other]): Pair => [one + head, other + head]),
    ...Array.from({ length: tail }, (_, index): Pair => [before.length - tail + index, after.length - tail + index]),
  ]
}

function middle(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const width = after.length + 1
  if (before.length === 0 || after.length === 0 || before.length * after.length > mostCells) return []
  const lengths = new Uint32Array((before.length + 1) * width)
  const lengthAt = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        before[one] === after[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
  const pairs: Pair[] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) pairs.push([one++, other++])
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1
    else other += 1
  }
  return pairs
}

/** As many of the pairs as can stay where they are; the others have moved. `pairs` rise by what was before. */
export function longestRising(pairs: readonly Pair[]): readonly Pair[] {
  const chains: { readonly pair: Pair; readonly length: number; readonly previous: number }[] = []
  for (const pair of pairs) {
    let [length, previous] = [1, -1]
    for (const [index, chain] of chains.entries())
      if (chain.pair[1] < pair[1] && chain.length + 1 > length) [length, previous] = [chain.length + 1, index]
    chains.push({ pair, length, previous })
  }
  const longest = Math.max(0, ...chains.map(({ length }) => length))
  let at = chains.findIndex(({ length }) => length === longest)
  const staying: Pair[] = []
  for (let chain = chains[at]; chain; at = chain.previous, chain = chains[at]) staying.unshift(chain.pair)
  return staying
}
