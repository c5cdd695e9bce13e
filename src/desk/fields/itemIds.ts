/** Gives each item of a list a name that stays with it, whatever becomes of its place or, alone, of its words. */
export interface ItemIds {
  follow(items: readonly unknown[]): readonly number[]
}

/** An item keeps its name where it is as it was, wherever it stands; one that was changed has the name that is left at its place. */
export function createItemIds(): ItemIds {
  let [last, ids, written]: [number, readonly number[], readonly string[]] = [0, [], []]
  return {
    follow(items) {
      const next = items.map((item) => JSON.stringify(item))
      if (next.length === written.length && next.every((one, index) => one === written[index])) return ids
      const open = new Map(ids.map((id, index) => [id, written[index]]))
      const take = (id: number | undefined) => (id !== undefined && open.delete(id) ? id : undefined)
      // Its own place first: two that are alike stay where they are.
      const kept = next.map((one, index) => (one === written[index] ? take(ids[index]) : undefined))
      const moved = next.map((one, index) => kept[index] ?? take([...open].find(([, was]) => was === one)?.[0]))
      ids = moved.map((id, index) => id ?? take(next.length === written.length ? ids[index] : undefined) ?? ++last)
      written = next
      return ids
    },
  }
}
