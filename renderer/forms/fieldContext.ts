import type { Scope } from "../model/scope"
import type { TextNode } from "../model/compiled"
import type { Conversion } from "../model/registry"
import type { JsonSchema } from "../model/documents"
import type { FormResolver } from "./FormResolver"
import type { GroupModel, GroupOptions } from "./GroupModel"
import type { SchemaChecker } from "./schemaChecker"

/** What every part of one form's model works with. */
export interface FormServices {
  readonly id: string
  readonly schema: JsonSchema
  readonly resolver: FormResolver
  readonly conversions: Readonly<Record<string, Conversion>>
  readonly messages: Readonly<Record<string, TextNode | string>>
  /** Texts of the renderer itself (`app.interface`). */
  readonly texts: Readonly<Record<string, string>>
  readonly check: SchemaChecker
  /** Checks that speak before an answer's length. */
  readonly ofCharacters: readonly string[]
  /** A customer changed something: drafts are to be written. */
  recordEdit(): void
  newRowId(): string
  createGroup(plan: GroupOptions): GroupModel
}

/** Where a field lives: the form itself, a section, a nested object or a row. */
export interface FieldContext {
  readonly services: FormServices
  readonly scope: Scope
  readonly isVisible: boolean
}
