import type { PointerEdit } from "../../editing"
import { findNear } from "../nearest"
import { type FoundPlace, listed } from "./fixer"

/** Rules of which one fix is shown among several that may be meant: the other side of a contradiction, another day. */
const guesses: ReadonlySet<string> = new Set(
  listed(`label-differs option-labels-exchanged limit-in-text bound-in-text value-of-another form-not-drawn range-empty closure-ends-first date-impossible date-against-moment query-default-refused
    tap-without-key effect-doubtful state-unseen required-when-sent needs-forgotten screen-without-route area-unsaid sample-needs-missing guard-empty back-policy-missing entry-value-unnamed choice-of-another control-by-hand control-unchecked control-unsuited format-type text-unclosed text-strong text-emoji value-unformatted`),
)

/** Rules whose fix takes away what says nothing. */
const harmlessRemovals: ReadonlySet<string> = new Set(
  listed("hidden-but-required back-policy-open group-empty section-empty label-repeats-table"),
)

/** Rules about values of which there are a few. */
const ofValues: ReadonlySet<string> = new Set(
  listed("failure-code-unknown comparison-outside query-value-refused kept-value-refused option-outside-schema"),
)

/** Corrects what is written, and neither takes anything away nor adds anything. */
const corrects = ({ op }: PointerEdit): boolean => op === "set" || op === "rename"

/** Whether a fix is beyond doubt, so that it may be written unasked. */
export function isCertain(rule: string, { value, values }: FoundPlace, edits: readonly PointerEdit[]): boolean {
  if (harmlessRemovals.has(rule) || values["meant"] !== undefined) return true
  if (guesses.has(rule) || values["isGuess"] === true || !edits.every(corrects)) return false
  return !ofValues.has(rule) || findNear(String(value), [values["known"] ?? []].flat().map(String))?.isClear === true
}
