/** What a state does without showing it: where it leads, what it calls, keeps and notes. */
export type Hear = (does: "went" | "called" | "kept" | "noted", what: unknown) => void
