import type { DocumentSet } from "../../../renderer/compiler"
import type { Cell } from "./table"

const clientOf = (set: DocumentSet, { place }: Cell): string =>
  String(set.find("call", place.call)?.document.client ?? place.call)

/** Where no screen says anything itself, all calls of a client end alike. */
const placeOf = (set: DocumentSet, cell: Cell): string =>
  cell.place.screen === undefined ? `${clientOf(set, cell)} ${cell.place.at}` : `${cell.place.call} ${cell.place.at}`

/** What a customer meets, in words that are the same for cells that end alike. */
export const endingOf = (set: DocumentSet, cell: Cell): string =>
  JSON.stringify([placeOf(set, cell), cell.outcome, cell.action, cell.shown])

/** How a client is told of a fault. */
export const wireOf = (set: DocumentSet, cell: Cell): string => `${clientOf(set, cell)} ${cell.fault}`

/**
 * Of the cells of `outcomeTable` that end alike one, and of each client one for each fault. That the others come to the same
 * outcome and ask the app for the same is proved of every such cell by `outcomes.test.ts`, without drawing it.
 */
export function chooseEndings(set: DocumentSet, cells: readonly Cell[]): readonly Cell[] {
  const seen = new Set<string>()
  return cells.filter((cell) => {
    const names = [endingOf(set, cell), wireOf(set, cell)]
    const isNew = names.some((name) => !seen.has(name))
    for (const name of names) seen.add(name)
    return isNew
  })
}
