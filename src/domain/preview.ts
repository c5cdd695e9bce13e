/** What the desk and the preview inside it say to each other, by `postMessage` within one origin. */

/** `at` is the place of a block in its document: `file#pointer`. */
export type ToPreview =
  | { readonly kind: "choosing"; readonly isOn: boolean }
  | { readonly kind: "show"; readonly at?: string }

export type FromPreview =
  /** It listens, and has heard nothing yet. */
  { readonly kind: "ready" } | { readonly kind: "chosen"; readonly at: string }
