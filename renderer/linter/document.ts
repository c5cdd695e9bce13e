import type { LoadedDocument } from "../compiler"
import type { DocumentKind } from "../model/documents"

/** A loaded document whose kind tells its type. */
export type AnyDocument = { readonly [Kind in DocumentKind]: LoadedDocument<Kind> }[DocumentKind]
