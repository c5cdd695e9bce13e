export const rendererErrorCodes = ["duplicate-name", "reserved-name", "missing-definition"] as const

export type RendererErrorCode = (typeof rendererErrorCodes)[number]

/** A wrong document or registration. `at` is a place in a document or a registered name, never a value. */
export class RendererError extends Error {
  constructor(
    readonly code: RendererErrorCode,
    message: string,
    readonly at: string,
  ) {
    super(message)
    this.name = "RendererError"
  }
}
