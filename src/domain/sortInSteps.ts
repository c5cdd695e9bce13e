import type { Steps } from "./steps"

const runLength = 2_048

/** A stable sort in steps: short runs are sorted, then merged pair by pair. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Steps<readonly Item[]> {
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += runLength) {
    runs.push(items.slice(at, at + runLength).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<Item>(left: Item[], right: Item[], compare: (left: Item, right: Item) => number): Steps<Item[]> {
  if (right.length === 0) return left
  const merged: Item[] = []
  let [l, r] = [0, 0]
  while (merged.length < left.length + right.length) {
    const [one, other] = [left[l], right[r]]
    const takesLeft = other === undefined || (one !== undefined && compare(one, other) <= 0)
    const next = takesLeft ? one : other
    if (next === undefined) break
    merged.push(next)
    if (takesLeft) l += 1
    else r += 1
    if (merged.length % runLength === 0) yield
  }
  return merged
}
