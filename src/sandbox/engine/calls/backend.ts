import type { FastifyRequest } from "fastify"
import type { CallDocument, DocumentTexts } from "../../../../renderer/compiler"
import type { FaultResponses } from "../faults/faultResponses"
import type { Answer } from "./answer"
import type { CallContext, Input } from "./handler"
import type { HttpResponse } from "./httpResponse"

/** A call on its way: already validated against its document. */
export interface RunningCall {
  readonly document: CallDocument
  /** Of the page that makes the call, where they are not those of the folder. */
  readonly texts: DocumentTexts | undefined
  /** Whose documents they are; undefined where there are no releases. */
  readonly release: string | undefined
  readonly input: Input
  readonly request: FastifyRequest
  readonly context: CallContext
  /** Runs the handler with what the backend knows of the caller; a call without a handler answers its first sample. */
  run(context: CallContext): Promise<Answer>
}

/** How one backend works: where it lives, who its callers are and what its envelope looks like. */
export interface Backend {
  readonly name: string
  readonly prefix: string
  /** Codes that any call of this backend may answer, whatever its document says. */
  readonly generalCodes?: readonly string[]
  /** What faults look like here; the usual shapes where absent. */
  readonly faults?: FaultResponses
  /** The input as the call document describes it, taken out of the envelope. */
  readInput(request: FastifyRequest, document: CallDocument): Input
  /** Finds the caller, applies the rules of every call and runs the handler. */
  answer(call: RunningCall): Promise<Answer>
  render(answer: Answer, document: CallDocument): HttpResponse
}
