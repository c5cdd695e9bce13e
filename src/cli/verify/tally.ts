import { existsSync, readFileSync } from "node:fs"

/** How many single tests of a step passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Those of the passed ones that did not run: they passed before, and nothing that they depend on has changed since. */
  readonly kept: number
}

/** What a tool wrote down as JSON. */
export type Report = Readonly<Record<string, unknown>>

/** What a step wrote about itself; nothing where it did not get that far. */
export const readReport = (file: string): Report =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : {}

/** What a step could not find on this machine. */
export const readMissing = (file: string): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly string[]) : []

export const countUnit = (report: Report): Tally => ({
  passed: Number(report["numPassedTests"] ?? 0),
  failed: Number(report["numFailedTests"] ?? 0),
  kept: 0,
})

/** A test that passed only when it was tried again has failed, and so has one that was left out. */
export function countJourneys({ stats }: Report): Tally {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (stats ?? {}) as Readonly<Record<string, number>>
  return { passed: expected, failed: unexpected + flaky + skipped, kept: 0 }
}

export const countStates = ({ passed = 0, failed = 0, kept = 0 }: Report): Tally => ({
  passed: Number(passed),
  failed: Number(failed),
  kept: Number(kept),
})

/**
 * A step that ends badly without naming a failed test has failed as a whole; one that ran no test proves nothing, and has
 * failed unless it says what is missing on this machine.
 */
export function tallyOf(code: number, counted: Tally | undefined, missing: readonly string[] = []): Tally {
  if (counted === undefined) return code === 0 ? { passed: 1, failed: 0, kept: 0 } : { passed: 0, failed: 1, kept: 0 }
  const isSilent = counted.failed === 0 && (code !== 0 || (counted.passed === 0 && missing.length === 0))
  return { ...counted, failed: isSilent ? 1 : counted.failed }
}
