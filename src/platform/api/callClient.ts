import type { CallOptions, CallResult, CompiledCall } from "../../../renderer"

export type CallInput = Readonly<Record<string, unknown>>

/** One backend: makes a call and translates the wire into a result. It never throws on purpose. */
export interface CallClient {
  send(call: CompiledCall, input: CallInput, options: CallOptions): Promise<CallResult>
}

/** Says what went wrong to developers; never carries a value of a customer. */
export type Report = (problem: { readonly code: string; readonly at: string; readonly detail?: string }) => void
