/** What a server wants to be signed, and by which passkeys (base64url texts); none where only the native app can prove it. */
export interface Challenge {
  readonly challenge: string
  readonly credentials: readonly string[]
}

/** `unavailable`: nobody here can ask the customer, neither a native app nor the browser. */
export type StepUpEnd =
  | { readonly outcome: "ok"; readonly proof: string }
  | { readonly outcome: "cancelled" | "failed" | "locked" | "unavailable" }

/** Asks the customer to prove again who they are. Never throws. */
export type StepUp = (asked: Challenge) => Promise<StepUpEnd>

/** How long a customer may take. */
export const answerMs = 120_000
