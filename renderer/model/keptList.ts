import { differingPlaces, withItems } from "./editedList"

/**
 * Works out a list item by item, again and again: an item that stands where it stood the last time keeps its result, and
 * where all of them do, the list of results is the very same.
 */
export function createKeptList<Item, Result>() {
  let known: readonly Item[] = []
  let results: readonly Result[] = []
  return (items: readonly Item[], make: (item: Item) => Result): readonly Result[] => {
    const before = { known, results }
    const places = differingPlaces(before.known, items)
    results = places
      ? withItems(before.results, new Map(places.map((place) => [place, make(items[place] as Item)])))
      : items.map((item, at) =>
          at < before.known.length && before.known[at] === item ? (before.results[at] as Result) : make(item),
        )
    known = items
    return results
  }
}
