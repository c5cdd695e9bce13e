import type { Finding, LoadedDocument } from "../../compiler"

/** Rules about the shape of documents, which decides whether the others can read them. */
export type ShapeRuleId =
  | "property-missing"
  | "property-unknown"
  | "wrong-type"
  | "not-allowed"
  | "option-missing"
  | "option-unknown"
  | "option-wrong"
  | "source-input-wrong"
  | "nested-too-deep"
  | "condition-malformed"
  | "schema-invalid"

/** A place in which a document has not the shape of its kind. */
export interface ShapeProblem {
  readonly rule: ShapeRuleId
  readonly document: LoadedDocument
  readonly pointer: string
  readonly values: Finding["values"]
}
