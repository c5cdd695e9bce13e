import type { DocumentSet, Finding, Severity, LoadedDocument } from "../compiler"
import type { ShapeProblem } from "./shape/shapeProblem"
import type { Vocabulary } from "./vocabulary"

/** What every rule sees. Everything derived from it is computed once, see `remember`. */
export interface Context {
  /** Documents of the shape that their kind says; what broke the shape of one was taken out. */
  readonly set: Pick<DocumentSet, "documents" | "all" | "find" | "shared">
  readonly vocabulary: Vocabulary
  readonly shapeProblems: readonly ShapeProblem[]
}

/** Where a rule is broken, and what its sentence needs. */
export interface Violation {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly values?: Finding["values"]
}

export interface Rule<Id extends string = string> {
  readonly id: Id
  readonly severity: Severity
  /** One line for the reference page. */
  readonly about: string
  run(context: Context): Iterable<Violation>
}

type Declare = <const Id extends string>(id: Id, about: string, run: Rule["run"]) => Rule<Id>

export const error: Declare = (id, about, run) => ({ id, severity: "error", about, run })

export const warning: Declare = (id, about, run) => ({ id, severity: "warning", about, run })
