import type { ListedPointer } from "../../domain/proposals"

export interface Share {
  readonly pointer: ListedPointer
  /** Of new visits, in percent. */
  readonly percent: number
}

/** Who gets what, the newest first: a percentage leaves the others to what was there before. */
export function sharesOf(newestFirst: readonly ListedPointer[]): readonly Share[] {
  const shares: Share[] = []
  let given = 0
  for (const pointer of newestFirst) {
    if (pointer.percent <= given) continue
    shares.push({ pointer, percent: pointer.percent - given })
    given = pointer.percent
  }
  return shares
}
