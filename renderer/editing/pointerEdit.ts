import type { Json } from "../model/documents"

interface Place {
  /** Path below the root of the documents. */
  readonly file: string
  readonly pointer: string
}

/** `seen`: what the person saw there; where something else stands by now, nothing is written. */
interface Seen {
  readonly seen?: Json
}

/** `isNew`: the person saw nothing there; where something stands by now, nothing is written. */
interface SeenOrNew extends Seen {
  readonly isNew?: true
}

/**
 * One change of one place of one document. `set` replaces a value or adds a property; `insert` puts an item before the one
 * at its pointer (`/body/2`), or behind the last; `move` takes an item to another place of its list; `rename`
 * gives a property another name. `write` puts another text in the place of the whole one, also of one that is no JSON.
 * `create` makes a file where none is, `delete` takes one away: of both the pointer is empty, and they are no edit of a text.
 */
export type PointerEdit = Place &
  (
    | ({ readonly op: "set"; readonly value: Json; readonly source?: string } & SeenOrNew)
    | { readonly op: "insert"; readonly value: Json }
    | ({ readonly op: "remove" } & Seen)
    | ({ readonly op: "move"; readonly to: number } & Seen)
    | { readonly op: "rename"; readonly to: string }
    | { readonly op: "write"; readonly text: string; readonly seen: string }
    | { readonly op: "create"; readonly text: string; readonly seen: null }
    | { readonly op: "delete"; readonly seen: string }
  )

export type EditOutcome =
  /** `undo` brings back every byte, as long as nobody has changed the same place. */
  | { readonly kind: "edited"; readonly text: string; readonly undo: PointerEdit }
  /** Somebody else was here: `now` is what stands there; absent where nothing does. */
  | { readonly kind: "changed"; readonly now?: Json }
  /** The place, or what would hold it, does not exist; or the text is no JSON, or not in UTF-8. */
  | { readonly kind: "missing" }
