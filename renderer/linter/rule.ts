import type { DocumentKind } from "../model/documents"
import type { DocumentSet, Finding, LoadedDocument as LoadedOfKind, Severity } from "../compiler/types"
import type { Vocabulary } from "./vocabulary"

/** A loaded document of any kind, whose content nobody has checked yet. */
export interface LoadedDocument extends Omit<LoadedOfKind, "document" | "kind"> {
  readonly kind: DocumentKind
  readonly document: unknown
}

/** What every rule sees. Everything derived from it is computed once, see `remember`. */
export interface Context {
  readonly set: DocumentSet
  readonly vocabulary: Vocabulary
}

/** One breach: where, and what its sentence needs. */
export interface Breach {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly values?: Finding["values"]
}

export interface Rule {
  readonly id: string
  readonly severity: Severity
  /** One line for the reference page. */
  readonly about: string
  run(context: Context): Iterable<Breach>
}

type Body = Rule["run"]

export const error = (id: string, about: string, run: Body): Rule => ({ id, severity: "error", about, run })

export const warning = (id: string, about: string, run: Body): Rule => ({ id, severity: "warning", about, run })

/** Computes something from a context once, however many rules ask for it. */
export function remember<Result>(make: (context: Context) => Result): (context: Context) => Result {
  const known = new WeakMap<Context, { readonly result: Result }>()
  return (context) => {
    const found = known.get(context)
    if (found !== undefined) return found.result
    const result = make(context)
    known.set(context, { result })
    return result
  }
}

/** The same for something computed from one document of a context. */
export function rememberEach<Result>(make: (context: Context, document: LoadedDocument) => Result) {
  const known = remember(() => new Map<LoadedDocument, Result>())
  return (context: Context, document: LoadedDocument): Result => {
    const results = known(context)
    const found = results.get(document)
    if (found !== undefined || results.has(document)) return found as Result
    const result = make(context, document)
    results.set(document, result)
    return result
  }
}

/**
 * Computes something that only one document decides, once as long as that document lives: a loader hands out the same
 * object until its file changes, so that an edit costs what it touches.
 */
export function keepEach<Result>(make: (document: LoadedDocument) => Result): (document: LoadedDocument) => Result {
  const known = new WeakMap<LoadedDocument, { readonly result: Result }>()
  return (document) => {
    const found = known.get(document)
    if (found !== undefined) return found.result
    const result = make(document)
    known.set(document, { result })
    return result
  }
}
