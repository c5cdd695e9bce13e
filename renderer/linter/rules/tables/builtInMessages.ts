/** Messages about a limit of a schema, which comes with them as `{n}`. */
export const limitMessages: readonly string[] = [
  "min-choices",
  "max-choices",
  "min-length",
  "max-length",
  "exact-length",
  "amount-min",
  "amount-max",
]

/** Messages of the keywords of JSON Schema and of the form itself, which fields show without naming them. */
export const builtInMessages: readonly string[] = [
  "required-input",
  "required-choice",
  "required-consent",
  ...limitMessages,
  "real-date",
  "no-duplicates",
  "whole-number",
  "known-characters",
]

/** Names that a text of one field may have, too. */
export const ownMessages: readonly string[] = ["min", "max", "pattern"]
