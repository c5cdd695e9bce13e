import type { ListedChannel, ListedPointer } from "./proposals"

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

/** The same of a channel at a moment, as far as it is ordered by now. */
export const sharesAt = ({ pointers, scheduled }: ListedChannel, moment: string): readonly Share[] =>
  sharesOf([...scheduled.toReversed(), ...pointers].filter(({ startsAt }) => new Date(startsAt) <= new Date(moment)))
