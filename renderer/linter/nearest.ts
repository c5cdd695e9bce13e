/** Edits (insert, delete, replace, swap of neighbours) between two names; gives up above `limit`. */
export function editDistance(one: string, other: string, limit = 64): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1])
      let cost = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_/. ]/g, "")

/** The known name that was most likely meant, if any is near enough to be worth saying. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = plain(name.slice(0, 80))
  let best: string | undefined
  let bestCost = Math.max(2, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    const cost = candidate === name ? 0 : editDistance(wanted, plain(candidate), bestCost)
    if (cost < bestCost) [best, bestCost] = [candidate, cost]
  }
  return best
}

/** `{ nearest }` where there is one, to be spread into the values of a finding. */
export function suggestion(name: string, known: Iterable<string>): { readonly nearest?: string } {
  const found = nearest(name, known)
  return found === undefined ? {} : { nearest: found }
}

/** What the sentence about a name needs that is none of the known ones. */
export function unknownName(name: string, among: readonly string[]) {
  // A name that somebody forgot to write helps nobody.
  const known = among.filter((one) => one !== "")
  return { name, known, ...suggestion(name, known) }
}
