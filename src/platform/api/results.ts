import type { CallFailure, CallResult, CompiledCall } from "../../../renderer"
import type { HttpAnswer } from "./httpAnswer"

type Answered = Extract<HttpAnswer, { readonly kind: "answered" }>
type FailureDetails = Partial<Omit<CallFailure, "outcome" | "effect" | "method">>

export const ok = (value: unknown): CallResult => ({ kind: "ok", value })

export function failed(call: CompiledCall, outcome: CallFailure["outcome"], details: FailureDetails = {}): CallResult {
  const { effect, method } = call
  return { kind: "failed", failure: { outcome, messages: [], fieldErrors: [], detail: {}, ...details, effect, method } }
}

/** `reason` is for reports and tests, in kebab-case. */
export const broken = (call: CompiledCall, reason: string): CallResult => failed(call, "broken", { detail: { reason } })

/**
 * A request that ended without a usable answer. A write that may have left the device is `unconfirmed`: it can have
 * been carried out, so nobody may say that it failed.
 */
export function unanswered(call: CompiledCall, answer: Exclude<HttpAnswer, Answered>): CallResult {
  if (answer.kind === "unreadable") return broken(call, "not-utf-8")
  if (answer.kind === "cancelled") return failed(call, "cancelled", { detail: { reason: "aborted" } })
  if (call.effect === "write") return failed(call, "unconfirmed", { detail: { reason: answer.kind } })
  return failed(call, answer.kind)
}
