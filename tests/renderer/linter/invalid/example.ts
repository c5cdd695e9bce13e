import type { Family, RuleIdOf } from "../../../../renderer/linter"
import type { Json } from "../../../../renderer/model/documents"
import { removed, type Edit } from "../support"
import type { Files } from "../zoo"

/** The smallest change of the zoo that breaks a rule. */
export interface InvalidExample {
  readonly file: string
  readonly edits: readonly Edit[]
  /** Where the rule points; the place of the first edit where absent. */
  readonly at?: string
  /** Where it points into another file. */
  readonly in?: string
  readonly values?: Readonly<Record<string, unknown>>
  /** Documents that the zoo does not have. */
  readonly besides?: Files
}

/** An example for every rule of some families: one that is missing, or has no rule, is an error of types. */
export type ExamplesOf<Families extends Family> = Readonly<Record<RuleIdOf<Families>, InvalidExample>>

type More = Partial<Pick<InvalidExample, "at" | "in" | "values">>

export const set = (
  [file, pointer, value]: readonly [file: string, pointer: string, value: Json],
  more: More = {},
): InvalidExample => ({ file, edits: [[pointer, value]], ...more })

export const drop = ([file, pointer]: readonly [file: string, pointer: string], more: More = {}): InvalidExample => ({
  file,
  edits: [[pointer, removed]],
  ...more,
})
