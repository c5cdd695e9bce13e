import type { FastifyRequest } from "fastify"
import type { CallDocument } from "../../../../renderer/model/documents"
import type { Answer } from "./answer"
import type { Wire } from "./wire"
import type { Space, Work } from "../database/tables"

/** What every handler gets besides its input. Time and database are passed in, never taken. */
export interface CallContext {
  readonly work: Work
  readonly space: Space
  /** Sandbox time of this call. */
  readonly now: Date
  readonly caller: Caller
}

export interface Caller {
  readonly device: string | null
  readonly appVersion: string | null
  /** Version of a file that the caller already has. */
  readonly knownEtag: string | null
  /** Scheme, host and port under which the caller reached the sandbox. */
  readonly origin: string
}

export type Input = Readonly<Record<string, unknown>>

/** A call on its way: already checked against its document. */
export interface RunningCall {
  readonly document: CallDocument
  readonly input: Input
  readonly request: FastifyRequest
  readonly context: CallContext
}

/** How one backend speaks: where it lives, who its callers are and what its envelope looks like. */
export interface Backend {
  readonly name: string
  readonly prefix: string
  /** Codes that any call of this backend may answer, whatever its document says. */
  readonly generalCodes?: readonly string[]
  /** The input as the call document describes it, taken out of the envelope. */
  readInput(request: FastifyRequest, document: CallDocument): Input
  /** Finds the caller, applies the rules of every call and runs the handler. */
  answer(call: RunningCall): Promise<Answer>
  render(answer: Answer, document: CallDocument): Wire
}
