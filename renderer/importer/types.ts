import type { BlockSource, FormDocument, Json, JsonSchema } from "../model/documents"
import type { ImportNote } from "./notes"

/** What a field asks for, in the terms of JSON Schema and rjsf. */
export interface ControlRequest {
  /** `choices`: several of some options; `rows`: a list of sub-forms; `group`: an object; `shown`: an answer to read. */
  readonly kind: "text" | "integer" | "number" | "boolean" | "choice" | "choices" | "rows" | "group" | "shown"
  /** `format` of the schema as written there. */
  readonly format?: string | undefined
  /** `ui:widget`, in rjsf's short form: `textarea`, `updown`, `radio` ... */
  readonly widget?: string | undefined
  readonly inputType?: string | undefined
  /** How many options there are. */
  readonly count?: number
  readonly schema: JsonSchema
  readonly placeholder?: string | undefined
  readonly rows?: number | undefined
}

export interface ControlChoice {
  readonly widget: string
  /** Further options of that control. */
  readonly options?: Readonly<Record<string, Json>>
  /** False where the widget or the format that was asked for has no counterpart and this is the usual one instead. */
  readonly fits: boolean
}

/** What the importer has to be told about a product. */
export interface ImportSettings {
  readonly id: string
  readonly $schema: string
  /** Undefined where nothing can ask for it (files): it is left out and told. An object is framed by the engine, so any control names it. */
  control(request: ControlRequest): ControlChoice | undefined
  /** Name of the check or standard format for a `format`; one that is absent is not checked. */
  readonly formats: Readonly<Record<string, string>>
  readonly autocompletes: ReadonlySet<string>
  titleBlock(text: string): BlockSource
  textBlock(text: string): BlockSource
  readonly texts: {
    /** Label of a choice between branches that have no title around them. */
    readonly choice: string
    branch(number: number): string
    readonly yes: string
    readonly no: string
    /** Said of an answer that does not match its pattern. */
    readonly pattern: string
  }
}

export type Imported =
  | { readonly kind: "form"; readonly document: FormDocument; readonly notes: readonly ImportNote[] }
  /** Nothing that a form could be made of, and why. */
  | {
      readonly kind: "refused"
      readonly reason: "no-schema" | "no-object" | "no-fields" | "no-ui"
      readonly pointer: string
      readonly detail: string
    }
