import type { DrawnPart } from "./drawnParts"

/** What the desk or the phone and the app inside it say to each other, by `postMessage` within one origin. */

export type ToPreview =
  | { readonly kind: "choosing"; readonly isOn: boolean }
  /** Parts of one place: it may be drawn several times. `at`: another one where they are to be seen anew, as one that was moved. */
  | { readonly kind: "show"; readonly parts: readonly DrawnPart[]; readonly at?: string | undefined }
  /** Wants to hear the values at these `$paths`, and no others any more. */
  | { readonly kind: "ask"; readonly paths: readonly string[] }

export type FromPreview =
  /** It listens, and has heard nothing yet. */
  | { readonly kind: "ready" }
  | { readonly kind: "chosen"; readonly part: DrawnPart }
  /** A screen was drawn anew, and nobody has asked it for values yet. */
  | { readonly kind: "asking" }
  /** Where the customer would be by now: an address, or what the host app would do. */
  | { readonly kind: "went"; readonly to: string }
  /** What was asked for, as the screen has it that is drawn; `screen` is its id. */
  | { readonly kind: "values"; readonly screen: string; readonly values: Readonly<Record<string, unknown>> }
