import type { DocumentSet, Finding, Severity, LoadedDocument } from "../compiler"
import type { ShapeProblem } from "./shape/shapeProblem"
import type { Vocabulary } from "./vocabulary"

export type Documents = Pick<DocumentSet, "documents" | "all" | "find" | "shared">

/** What every rule sees. Everything derived from it is computed once, see `remember`. */
export interface Context {
  /**
   * Documents to judge, of the shape that their kind says; what broke the shape of one was taken out. After an edit they are
   * those that it may have touched, while `find` finds all.
   */
  readonly set: Documents
  /** All documents, for what can be found by going through them quickly. */
  readonly whole: Documents
  readonly facts: Facts
  /** The same from one check to the next: what is kept between them belongs to it. */
  readonly checker: object
  /** Whether nothing that the last check saw of a document can have changed. */
  isUntouched(document: LoadedDocument): boolean
  readonly vocabulary: Vocabulary
  readonly shapeProblems: readonly ShapeProblem[]
}

/** Facts of one kind that a document contributes: values by key, as plain JSON. */
export type Topic<Value> = (
  context: Context,
  document: LoadedDocument,
) => readonly (readonly [key: string, value: Value])[]

/** Something short that follows from facts: rules that read it need to run again only when it itself changes. */
export type Summary<Value> = (context: Context) => Value

/** What documents say that rules about other documents need: who draws a form, which answers are read somewhere. */
export interface Facts {
  /** Values of a key, in the order of the files that say them. */
  get<Value>(context: Context, topic: Topic<Value>, key: string): readonly Value[]
  has(context: Context, topic: Topic<unknown>, key: string): boolean
  summary<Value>(context: Context, make: Summary<Value>): Value
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
