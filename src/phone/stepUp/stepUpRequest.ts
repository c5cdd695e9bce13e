/** What the page asked of its host: to have a challenge proved by its customer. */
export interface StepUpRequest {
  readonly id: string
  readonly challenge: string
  /** The account has a passkey. */
  readonly hasPasskey: boolean
}

/** Reads the message `stepUp`; undefined for anything else. */
export function parseStepUp(payload: unknown): StepUpRequest | undefined {
  if (typeof payload !== "object" || payload === null) return undefined
  const { id, challenge, credentials } = payload as Readonly<Record<string, unknown>>
  if (typeof id !== "string" || typeof challenge !== "string") return undefined
  return { id, challenge, hasPasskey: Array.isArray(credentials) && credentials.length > 0 }
}
