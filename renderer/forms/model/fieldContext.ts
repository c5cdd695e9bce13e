import type { Scope } from "../../model/scope"
import type { CompiledField, CompiledUi, TextNode } from "../../model/compiled"
import type { Conversion } from "../../model/registry"
import type { JsonSchema } from "../../model/documents"
import type { FormResolver } from "./FormResolver"
import type { DataPath, SchemaChecker } from "./schemaChecker"

/** What every part of one form's model works with. */
export interface FormServices {
  readonly id: string
  readonly schema: JsonSchema
  readonly resolver: FormResolver
  readonly conversions: Readonly<Record<string, Conversion>>
  readonly messages: Readonly<Record<string, TextNode | string>>
  /** Texts of the renderer itself (`app.interface`). */
  readonly texts: Readonly<Record<string, string>>
  readonly checker: SchemaChecker
  /** Checks whose errors come before that of an answer's length. */
  readonly ofCharacters: readonly string[]
  /** The answer there counts as given now, over what it starts with. */
  noteEdit(path: DataPath): void
  /** A customer changed something: drafts are to be written. */
  recordEdit(): void
  newRowId(): string
}

/** Where a field lives: the form itself, a section, a nested object or a row. */
export interface FieldContext {
  readonly services: FormServices
  readonly scope: Scope
  readonly isVisible: boolean
}

/** Where a question stands: the part of the form around it, its place in the data, and its key among all fields. */
export interface QuestionLocation {
  readonly context: FieldContext
  readonly path: DataPath
  readonly key: string
}

/** What the fields of an object are built from: of the form, of a nested object, or of one row. */
export interface GroupOptions {
  readonly services: FormServices
  readonly ui: readonly CompiledUi[]
  readonly schema: JsonSchema
  readonly parent: { isVisible(): boolean; scope(answers: Readonly<Record<string, unknown>>): Scope }
  readonly path: DataPath
  readonly key: string
  /** The single field stands for the value itself: rows of plain values. */
  readonly isPlain?: boolean
  /** The field that a nested object belongs to. */
  readonly spec?: CompiledField
}
