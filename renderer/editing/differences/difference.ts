import type { Json } from "../../model/documents"

/**
 * What is different at one place of two values. `from` is a pointer into the one before, `to` into the one after; `at` is where in
 * the one after it would stand again, were it taken back.
 */
export type Difference =
  | {
      readonly kind: "changed"
      readonly from: string
      readonly to: string
      readonly before: Json
      readonly after: Json
    }
  /** `isItem`: of a list, not a property. */
  | { readonly kind: "added"; readonly to: string; readonly after: Json; readonly isItem: boolean }
  | {
      readonly kind: "removed"
      readonly from: string
      readonly at: string
      readonly before: Json
      readonly isItem: boolean
    }
  /** The same item at another place of its list, or in another list; what is different inside of it is told by itself. */
  | {
      readonly kind: "moved"
      readonly from: string
      readonly to: string
      readonly at: string
      readonly after: Json
    }
  /** The same value under another name. */
  | { readonly kind: "renamed"; readonly from: string; readonly to: string; readonly after: Json }
  /** The same names in another order. */
  | { readonly kind: "reordered"; readonly from: string; readonly to: string }
