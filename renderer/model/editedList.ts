/** Lists of thousands of which an edit changes a few: whoever compares such a list with the one before looks at those alone. */

interface Edit {
  readonly before: WeakRef<readonly unknown[]>
  readonly places: readonly number[]
}

const edits = new WeakMap<readonly unknown[], Edit>()

/** The list with other items in some places; the very same list where there are none. */
export function withItems<Item>(list: readonly Item[], items: ReadonlyMap<number, Item>): readonly Item[] {
  if (items.size === 0) return list
  const edited = [...list]
  for (const [place, item] of items) edited[place] = item
  edits.set(edited, { before: new WeakRef(list), places: [...items.keys()] })
  return edited
}

/** Places in which two lists differ, in any order; undefined where one of them is longer. */
export function differingPlaces(before: readonly unknown[], now: readonly unknown[]): readonly number[] | undefined {
  if (before === now) return []
  if (before.length !== now.length) return undefined
  const edit = edits.get(now)
  if (edit?.before.deref() === before) return edit.places.filter((place) => before[place] !== now[place])
  const places: number[] = []
  for (let place = 0; place < now.length; place += 1) if (before[place] !== now[place]) places.push(place)
  return places
}

/** Finds items of a list by their keys, again and again: while edited items keep theirs, none is looked at for it. */
export function createIndex<Item>(keyOf: (item: Item) => string) {
  let known: readonly Item[] = []
  let places: ReadonlyMap<string, number> = new Map()
  return (items: readonly Item[]): ((key: string) => Item | undefined) => {
    const isSameKey = (place: number) => keyOf(known[place] as Item) === keyOf(items[place] as Item)
    if (differingPlaces(known, items)?.every(isSameKey) !== true)
      places = new Map(items.map((item, place) => [keyOf(item), place]))
    known = items
    const index = places
    return (key) => {
      const place = index.get(key)
      return place === undefined ? undefined : items[place]
    }
  }
}
