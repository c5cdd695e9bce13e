/**
 * Works out a list item by item, again and again: an item that stands where it stood the last time keeps its result. To go
 * through the places of a list takes far less than to ask a map for each of thousands of items.
 */
export function createKeptList<Item, Result>() {
  let known: readonly Item[] = []
  let results: readonly Result[] = []
  return (items: readonly Item[], make: (item: Item) => Result): readonly Result[] => {
    const before = { known, results }
    results = items.map((item, at) =>
      at < before.known.length && before.known[at] === item ? (before.results[at] as Result) : make(item),
    )
    known = items
    return results
  }
}
