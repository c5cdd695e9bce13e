import type { Definition } from "../../renderer/definitions"
import type { SourceOf } from "../../renderer"
import type { Stores } from "../platform/stores"

type DeclaredSource = Pick<Definition, "options">

/** Implements a declared source: called once for the app; what it reads of the stores is observed by screens. */
export type CreateSource<Declared extends DeclaredSource = DeclaredSource> = (stores: Stores) => SourceOf<Declared>
