import type { SaidChange } from "./saidChange"

/** Each difference by itself, also those that are said as one. */
export const eachDifference = (changes: readonly SaidChange[]): readonly SaidChange[] =>
  changes.flatMap((one) => one.along ?? [one])
