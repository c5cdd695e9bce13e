import { findFaults } from "./findFaults"
import { findPaleTexts } from "./findPaleTexts"
import { findSlips } from "./findSlips"
import { findSplits } from "./findSplits"
import { finishTransitions } from "./finishTransitions"
import { holdStill } from "./holdStill"
import { listTextKinds } from "./listTextKinds"
import { serialiseBody } from "./serialiseBody"
import { standStill } from "./standStill"
import { waitUntilSettled } from "./waitUntilSettled"

const functions = {
  findFaults,
  findPaleTexts,
  findSlips,
  findSplits,
  finishTransitions,
  holdStill,
  listTextKinds,
  serialiseBody,
  standStill,
  waitUntilSettled,
}

/** Where a page finds what looks at it. */
export interface LookedAt {
  readonly __inPage: typeof functions
}

/**
 * Source that gives a page everything that looks at it: it is sent and compiled once for each document, and whatever is
 * asked in one moment comes back with one answer.
 */
export const everythingInPage = `globalThis.__inPage = { ${Object.entries(functions)
  .map(([name, run]) => `${name}: ${String(run)}`)
  .join(",\n")} }`
