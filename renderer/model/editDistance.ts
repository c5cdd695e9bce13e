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
