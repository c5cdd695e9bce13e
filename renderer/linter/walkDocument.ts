import { documentShapes } from "../model/shapes"
import type { Context, LoadedDocument } from "./rule"
import { readers } from "./readers"
import type { TypeScope } from "./scope"
import type { Site } from "./site"
import { follow, type Walk, type WalkTypes } from "./walk"

export interface View {
  readonly scope: TypeScope
  readonly types: WalkTypes
}

/** Lists everything of interest in a document, following the references of the words' option schemas. */
export function walkDocument(context: Context, document: LoadedDocument, { scope, types }: View): readonly Site[] {
  const walk: Walk = { readers, context, document, types, sites: [] }
  follow(
    walk,
    { value: document.document, pointer: "", scope, depth: 0, definition: undefined },
    documentShapes[document.kind],
  )
  return walk.sites
}
