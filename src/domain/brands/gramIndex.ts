import type { Steps } from "../steps"

/** Which texts hold a term: their indexes, ascending. */
export type GramIndex = (term: string) => Uint32Array

const pauseEvery = 256
const none = new Uint32Array()

/**
 * Lists for every sign, and for every two neighbouring signs of a line, the texts that hold it: a term of one or two signs
 * is answered by a list, a longer one by comparing the texts of its rarest pair. Four bytes for every different sign or
 * pair of a text. Texts are lines divided by `\n`; terms hold no `\n`.
 */
export function* indexGrams(texts: readonly string[]): Steps<GramIndex> {
  const slots = new Map<number, number>()
  const counts: number[] = []
  const seenBy: number[] = []
  yield* forEachGram(texts, (gram, owner) => {
    const slot = slots.get(gram) ?? slots.size
    if (slot === slots.size) slots.set(gram, slot)
    if (seenBy[slot] === owner) return
    seenBy[slot] = owner
    counts[slot] = (counts[slot] ?? 0) + 1
  })
  const lists = counts.map((count) => new Uint32Array(count))
  const filled = new Uint32Array(lists.length)
  yield* forEachGram(texts, (gram, owner) => {
    const slot = slots.get(gram) ?? 0
    const at = filled[slot] ?? 0
    const list = lists[slot]
    if (!list || (at > 0 && list[at - 1] === owner)) return
    list[at] = owner
    filled[slot] = at + 1
  })
  const listOf = (gram: number) => lists[slots.get(gram) ?? -1] ?? none
  return (term) => {
    if (term.length === 1) return listOf(term.charCodeAt(0))
    const pairs = Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => listOf(pairAt(term, at)))
    const rarest = pairs.reduce((least, list) => (list.length < least.length ? list : least), pairs[0] ?? none)
    return term.length === 2 ? rarest : rarest.filter((owner) => texts[owner]?.includes(term))
  }
}

function* forEachGram(texts: readonly string[], use: (gram: number, owner: number) => void): Steps<void> {
  for (const [owner, text] of texts.entries()) {
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === "\n") continue
      use(text.charCodeAt(at), owner)
      if (at + 1 < text.length && text[at + 1] !== "\n") use(pairAt(text, at), owner)
    }
    if (owner % pauseEvery === pauseEvery - 1) yield
  }
}

/** Apart from every single sign, which is below 65,536 (no text of ours holds U+0000). */
const pairAt = (text: string, at: number) => text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1)
