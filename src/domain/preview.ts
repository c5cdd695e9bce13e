/** What the desk and the preview inside it say to each other, by `postMessage` within one origin. */

/** `at` is the place of a block in its document: `file#pointer`. */
export type ToPreview =
  | { readonly kind: "choosing"; readonly isOn: boolean }
  | { readonly kind: "show"; readonly at?: string }
  /** Wants to hear the values at these `$paths`, and no others any more. */
  | { readonly kind: "ask"; readonly paths: readonly string[] }

export type FromPreview =
  /** It listens, and has heard nothing yet. */
  | { readonly kind: "ready" }
  | { readonly kind: "chosen"; readonly at: string }
  /** A state was drawn anew, and nobody has asked it for values yet. */
  | { readonly kind: "asking" }
  | { readonly kind: "values"; readonly values: Readonly<Record<string, unknown>> }
