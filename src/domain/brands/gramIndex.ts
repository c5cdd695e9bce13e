import type { Steps } from "../steps"

/** Which texts hold a term: their indexes, ascending. */
export type GramIndex = (term: string) => Uint32Array

const pauseEvery = 256
const none = new Uint32Array()

/**
 * Lists for every sign the texts that hold it, and for every two neighbouring signs of a line the places where they stand, counted
 * through all texts: a term is found where its pairs stand one behind the other, and no text is read again.
 * Four bytes for every different sign and for every pair of a text. Texts are lines divided by `\n`; terms hold no `\n`.
 */
export function* indexGrams(texts: readonly string[]): Steps<GramIndex> {
  const starts = new Uint32Array(texts.length)
  const signs = new Lists()
  const pairs = new Lists()
  yield* forEachGram(texts, starts, {
    sign: (sign, owner) => signs.count(sign, owner),
    pair: (pair, place) => pairs.count(pair, place),
  })
  yield* forEachGram(texts, starts, {
    sign: (sign, owner) => signs.add(sign, owner),
    pair: (pair, place) => pairs.add(pair, place),
  })
  return (term) => {
    if (term.length < 2) return signs.of(term.charCodeAt(0))
    const [rarest, ...others] = pairsThatCover(term)
      .map((at) => ({ at, places: pairs.of(pairAt(term, at)) }))
      .toSorted((left, right) => left.places.length - right.places.length)
    if (rarest === undefined) return none
    let places: Uint32Array = rarest.places.slice()
    for (const other of others) places = withNeighbour(places, other.places, other.at - rarest.at)
    return owners(places, starts)
  }
}

/** Ascending numbers by key: counted first, so that each list has its size from the beginning. A number in a row is taken once. */
class Lists {
  private readonly slots = new Map<number, number>()
  private readonly counts: number[] = []
  private readonly last: number[] = []
  private lists: readonly Uint32Array[] = []
  private filled = new Uint32Array()

  count(key: number, value: number): void {
    const slot = this.slots.get(key) ?? this.slots.size
    if (slot === this.slots.size) this.slots.set(key, slot)
    if (this.last[slot] === value) return
    this.last[slot] = value
    this.counts[slot] = (this.counts[slot] ?? 0) + 1
  }

  add(key: number, value: number): void {
    if (this.lists.length === 0) {
      this.lists = this.counts.map((count) => new Uint32Array(count))
      this.filled = new Uint32Array(this.lists.length)
    }
    const slot = this.slots.get(key) ?? 0
    const at = this.filled[slot] ?? 0
    const list = this.lists[slot]
    if (!list || (at > 0 && list[at - 1] === value)) return
    list[at] = value
    this.filled[slot] = at + 1
  }

  of = (key: number): Uint32Array => this.lists[this.slots.get(key) ?? -1] ?? none
}

interface Found {
  sign(sign: number, owner: number): void
  pair(pair: number, place: number): void
}

/** Writes besides where each text starts; between two texts lies one place that is nobody's. */
function* forEachGram(texts: readonly string[], starts: Uint32Array, found: Found): Steps<void> {
  let start = 0
  for (const [owner, text] of texts.entries()) {
    starts[owner] = start
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === "\n") continue
      found.sign(text.charCodeAt(at), owner)
      if (at + 1 < text.length && text[at + 1] !== "\n") found.pair(pairAt(text, at), start + at)
    }
    start += text.length + 1
    if (owner % pauseEvery === pauseEvery - 1) yield
  }
}

const pairAt = (text: string, at: number) => text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1)

/** Every second pair, and the last one. */
const pairsThatCover = (term: string): readonly number[] => [
  ...Array.from({ length: Math.floor(term.length / 2) }, (_, index) => index * 2),
  ...(term.length % 2 === 0 ? [] : [term.length - 2]),
]

// Loops over indexes: iterators take twice the time.

/** The places at that distance of which a neighbour stands; written over what was asked. */
function withNeighbour(places: Uint32Array, neighbours: Uint32Array, distance: number): Uint32Array {
  let kept = 0
  let at = 0
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0
    at = firstFrom(neighbours, at, place + distance)
    if (neighbours[at] === place + distance) places[kept++] = place
  }
  return places.subarray(0, kept)
}

/** The texts in which ascending places lie, each once. */
function owners(places: Uint32Array, starts: Uint32Array): Uint32Array {
  let kept = 0
  let next = 0
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0
    if (kept > 0 && place < (starts[next] ?? Infinity)) continue
    next = firstFrom(starts, next, place + 1)
    places[kept++] = next - 1
  }
  return places.subarray(0, kept)
}

/** So many are passed one by one: the next one is mostly near. */
const near = 4

/** Where an ascending list first reaches a value: nearby first, and then in ever larger leaps. */
function firstFrom(list: Uint32Array, start: number, value: number): number {
  const end = Math.min(list.length, start + near)
  let from = start
  for (; from < end; from += 1) if ((list[from] ?? 0) >= value) return from
  let low = from
  for (let leap = 1; low + leap <= list.length && (list[low + leap - 1] ?? 0) < value; leap *= 2) low += leap
  let high = Math.min(list.length, low * 2 - from + 1)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
