/** What became of a request. Only `answered` says that the server spoke. */
export type HttpAnswer =
  | {
      readonly kind: "answered"
      readonly status: number
      readonly header: (name: string) => string | null
      /** All of its text. */
      readonly text: string
      /** The same in parts: one, or more where it is large, which take long to join. */
      readonly parts: readonly string[]
    }
  | { readonly kind: "unreadable"; readonly status: number }
  | { readonly kind: "offline" }
  | { readonly kind: "timeout" }
  | { readonly kind: "cancelled" }
