import { visitMs } from "./chooseForVisit"
import type { Pointer } from "./pointers"

type Given = Pick<Pointer, "release" | "percent" | "starts_at" | "takeover">

/**
 * Whether pages may still show a release: new visits got it within the length of a visit, and it was not taken from them.
 * An older one is a way round whatever was asked since.
 */
export const isInUse = (release: string, newestFirst: readonly Given[], now: Date): boolean =>
  newestFirst.some(({ percent }) =>
    givenLately(
      newestFirst.filter((one) => one.percent >= percent),
      now,
    ).includes(release),
  )

/** Of the pointers that count for the same people: each gives its release until the next begins. */
function givenLately(newestFirst: readonly Given[], now: Date): readonly string[] {
  const taking = newestFirst.findIndex(({ takeover }) => takeover === "now")
  const kept = taking === -1 ? newestFirst : newestFirst.slice(0, taking + 1)
  return kept
    .filter((_, index) => now.getTime() - (kept[index - 1]?.starts_at ?? now).getTime() < visitMs)
    .map(({ release }) => release)
}
