import { editDistance } from "../model/editDistance"

/** Full-width letters are what input methods make of the same keys. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[-_/. ]/g, "")

interface Near {
  readonly name: string
  /** Nothing else can well have been meant: it may be written without asking anybody. */
  readonly isClear: boolean
}

/** The known name that was most likely meant, if any is near enough to be worth saying. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  return findNear(name, known)?.name
}

/** The same, with whether it is beyond doubt. */
export function findNear(name: string, known: Iterable<string>): Near | undefined {
  const wanted = plain(name.slice(0, 80))
  // Where every letter is another one, nothing of the name is left.
  const most = Math.min(Math.max(2, Math.floor(wanted.length / 3)), Math.max(0, wanted.length - 1))
  let best: string | undefined
  let bestCost = most + 1
  let isAlone = true
  for (const candidate of new Set(known)) {
    const cost = candidate === name ? -1 : editDistance(wanted, plain(candidate), bestCost)
    if (cost === bestCost && best !== undefined) isAlone = false
    if (cost >= bestCost) continue
    ;[best, bestCost, isAlone] = [candidate, cost, true]
  }
  if (best === undefined) return undefined
  const isSlip = bestCost <= Math.max(1, Math.floor(wanted.length / 4))
  return { name: best, isClear: isAlone && isSlip && !hasOtherWord(name, best) }
}

/** Parts of a name: `max-length`, `maxLength`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[-_/. ]+/)

const digitsOf = (name: string): string => name.normalize("NFKC").replaceAll(/\D/g, "")

/** Whether one of its words is no slip of a finger: `max-length` is not `min-length` misspelt, nor `step1` `step2` or `select` `select_v2`. */
function hasOtherWord(name: string, other: string): boolean {
  if (digitsOf(name) !== digitsOf(other)) return true
  const [words, others] = [wordsOf(name), wordsOf(other)]
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words]
  if (fewer.length < more.length && fewer.every((word) => more.includes(word))) return true
  return (
    words.length === others.length &&
    words.some((word, at) => editDistance(word, others[at] ?? "") > Math.max(1, Math.floor(word.length / 4)))
  )
}

/** Whether two words differ by one slip of a finger, and not by an ending, as one and many do. */
export function isSlip(word: string, other: string): boolean {
  const least = Math.min(word.length, other.length)
  const from = [...word].findIndex((letter, at) => letter !== other[at])
  return least >= 5 && from !== -1 && from < least - 2 && editDistance(word, other, 1) === 1
}

/** `{ nearest }` where there is one, to be spread into the values of a finding; `isGuess` where something else may be meant. */
export function suggestion(
  name: string,
  known: Iterable<string>,
): { readonly nearest?: string; readonly isGuess?: boolean } {
  const found = findNear(name, known)
  return found === undefined ? {} : { nearest: found.name, ...(found.isClear ? {} : { isGuess: true }) }
}

/** What the sentence about a name needs that is none of the known ones. */
export function unknownName(name: string, among: readonly string[]) {
  // A name that somebody forgot to write helps nobody.
  const known = among.filter((one) => one !== "")
  return { name, known, ...suggestion(name, known) }
}
