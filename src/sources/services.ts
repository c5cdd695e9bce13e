import type { SourceOf } from "../../renderer"
import type { Stores } from "../platform/stores"

interface DeclaredSource {
  readonly options: Readonly<Record<string, unknown>>
}

/** Implements a declared source: called once for the app; what it reads of the stores is observed by screens. */
export type CreateSource<Declared extends DeclaredSource = DeclaredSource> = (stores: Stores) => SourceOf<Declared>
