import type { Definition } from "../model/definitions"
import type { Fields } from "./json"
import type { NameKind } from "./names"
import type { LoadedDocument } from "./rule"
import type { TypeScope } from "./scope"

export interface Place {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly scope: TypeScope
}

export type ShapeProblem = "property-missing" | "property-unknown" | "wrong-type" | "not-allowed" | "nothing-fits"

/** Something of interest in a document, with the place and with what a `$path` can see there. */
export type Site =
  | (Place & { readonly kind: "text"; readonly text: string; readonly rich: boolean })
  | (Place & { readonly kind: "value"; readonly path: string })
  | (Place & { readonly kind: "condition"; readonly condition: unknown })
  | (Place & { readonly kind: "actions"; readonly actions: readonly unknown[] })
  | (Place & { readonly kind: "action"; readonly action: Fields; readonly definition: Definition | undefined })
  | (Place & { readonly kind: "block"; readonly block: Fields; readonly definition: Definition | undefined })
  | (Place & { readonly kind: "field"; readonly field: Fields; readonly definition: Definition | undefined })
  | (Place & { readonly kind: "name"; readonly of: NameKind; readonly name: string })
  | (Place & { readonly kind: "formatted"; readonly format: string; readonly value: unknown })
  | (Place & { readonly kind: "target"; readonly target: string })
  | (Place & { readonly kind: "key"; readonly key: string; readonly ofAction: boolean })
  | (Place & { readonly kind: "deep" })
  | (Place & {
      readonly kind: "shape"
      readonly problem: ShapeProblem
      /** Property, or what was found. */
      readonly name: string
      readonly known: readonly string[]
      /** Definition whose options are meant; absent for the parts that every document has. */
      readonly definition?: Definition
    })

export type SiteKind = Site["kind"]
export type SiteOf<Kind extends SiteKind> = Extract<Site, { readonly kind: Kind }>
