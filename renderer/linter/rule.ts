import type { DocumentSet, Finding, Severity, LoadedDocument } from "../compiler"
import type { Json } from "../model/documents"
import type { ShapeProblem } from "./shape/shapeProblem"
import { nameSource } from "./sources"
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

/** Plain JSON, of any type. */
export type FactValue = Json | object | undefined

/** Values by key, as plain JSON. */
export type Entries<Value extends FactValue> = readonly (readonly [key: string, value: Value])[]

/** Facts of one kind that a document contributes. */
export type Topic<Value extends FactValue> = (context: Context, document: LoadedDocument) => Entries<Value>

/** Something short that follows from facts: rules that read it need to run again only when it itself changes. */
export type Summary<Value extends FactValue> = (context: Context) => Value

/** What documents say that rules about other documents need: who draws a form, which answers are read somewhere. */
export interface Facts {
  /** Values of a key, in the order of the files that say them. */
  get<Value extends FactValue>(context: Context, topic: Topic<Value>, key: string): readonly Value[]
  has(context: Context, topic: Topic<FactValue>, key: string): boolean
  summary<Value extends FactValue>(context: Context, make: Summary<Value>): Value
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

/** A topic by the name under which what documents say of it is kept; no other topic, summary or excerpt has that name. */
export const topicOf = <Value extends FactValue>(name: string, gather: Topic<Value>): Topic<Value> =>
  nameSource(name, gather)

/** A summary by its name, as with topics. */
export const summaryOf = <Value extends FactValue>(name: string, make: Summary<Value>): Summary<Value> =>
  nameSource(name, make)
