import type { LoadedDocument } from "../../compiler"
import type { ActionSource, BlockSource, Condition, FieldSource, Json } from "../../model/documents"
import type { Definition } from "../../model/definitions"
import { groupBy } from "../groupBy"
import { keepFor } from "../keepFor"
import type { NameKind } from "../names"
import type { Local } from "./local"

export interface Location {
  readonly document: LoadedDocument
  readonly pointer: string
  /** What can be seen here besides what the whole document sees. */
  readonly local: Local | undefined
}

/** Something of interest in a document: a text, a path, a condition, a name ... */
export type Reference = Location &
  (
    | { readonly kind: "text"; readonly text: string; readonly rich: boolean }
    | { readonly kind: "value"; readonly path: string }
    /** A text in the place of a value that reads like a path without its sign. */
    | { readonly kind: "path without sign"; readonly name: string; readonly path: string }
    | { readonly kind: "operator"; readonly value: Json }
    | { readonly kind: "no operator"; readonly names: readonly string[] }
    | { readonly kind: "condition"; readonly condition: Condition }
    | { readonly kind: "actions"; readonly actions: readonly ActionSource[] }
    | { readonly kind: "action"; readonly action: ActionSource; readonly definition: Definition | undefined }
    | { readonly kind: "block"; readonly block: BlockSource; readonly definition: Definition | undefined }
    | { readonly kind: "field"; readonly field: FieldSource; readonly definition: Definition | undefined }
    | { readonly kind: "name"; readonly of: NameKind; readonly name: string }
    | { readonly kind: "formatted"; readonly format: string; readonly value: Json }
    /** A value beside which a format could stand, and none does. */
    | { readonly kind: "unformatted"; readonly path: string }
    /** What stands where a value or a finished text is shown: each by the name of its property. */
    | { readonly kind: "shown"; readonly text: boolean; readonly value: string | undefined; readonly format: boolean }
    | { readonly kind: "button-without-tap" }
    | { readonly kind: "tap-without-key" }
    | { readonly kind: "property"; readonly name: string; readonly items: string | undefined }
    | { readonly kind: "image"; readonly address: string }
    | { readonly kind: "target"; readonly target: string }
    | { readonly kind: "key"; readonly key: string; readonly ofAction: boolean }
  )

export type ReferenceKind = Reference["kind"]
export type ReferenceOf<Kind extends ReferenceKind> = Extract<Reference, { readonly kind: Kind }>

/** Every rule asks for one or two kinds of the same references. */
const byKind = keepFor((references: readonly Reference[]) => groupBy(references, ({ kind }) => kind))

const none: readonly never[] = []

export const only = <Kind extends ReferenceKind>(references: readonly Reference[], kind: Kind) =>
  (byKind(references).get(kind) ?? none) as readonly ReferenceOf<Kind>[]
