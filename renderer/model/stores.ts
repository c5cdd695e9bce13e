/** What screens know of a list that the whole app, and every tab of the browser, shares. */
import type { CallFailure, CallResult } from "./calls"
import type { Json } from "./basics"
import type { ActionRunner } from "./implementations"
import type { Path } from "./scope"

type Fields = Readonly<Record<string, unknown>>

/** Whether something is among the items of a store, as a component draws it. */
export interface Mark {
  /** What a tap does, in words. */
  readonly label: string
  /** Undefined while nobody knows. */
  readonly pressed: boolean | undefined
  readonly tap: ActionRunner
}

/** An item that was added or removed, before the server has answered. */
export interface ItemChange {
  readonly item: Fields
  readonly isThere: boolean
  write(): Promise<CallResult>
  /** The server refused, or cannot be reached: the change has been taken back. */
  refused(failure: CallFailure): void
}

/** The answer of a call whose document says `store`, kept as long as the app lives. Observable. */
export interface ItemStore {
  /** The server's answer with the changes that it does not know yet; undefined before the first answer. */
  readonly value: unknown
  readonly items: readonly unknown[]
  readonly isFull: boolean
  has(item: Fields): boolean
  /** Asks the server; what is newer than its answer stays. */
  load(request: () => Promise<CallResult>): Promise<CallResult>
  change(change: ItemChange): void
}

/** Where an answer has the items and how many there may be, and what tells items apart. */
export interface ItemsShape {
  readonly items: Path
  readonly by: readonly string[]
  readonly most?: Path
}

export type CreateStore = (shape: ItemsShape) => ItemStore & SharedStore

/** A store as other tabs hear of it: the server's answer, without changes that may still be refused. */
export interface SharedStore {
  readonly shared: Readonly<Record<string, Json>>
  takeOver(fields: Readonly<Record<string, Json>>): void
}
