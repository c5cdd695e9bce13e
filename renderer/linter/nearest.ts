import { editDistance } from "../model/editDistance"

/** Full-width letters are what input methods make of the same keys. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[-_/. ]/g, "")

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
