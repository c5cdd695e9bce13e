import { action, observable } from "mobx"
import {
  type CallFailure,
  type CallResult,
  type CompiledApp,
  type CompiledCall,
  type CompiledSample,
  type Host,
  outcomes,
} from "../../../renderer"
import { checkPayload, parseServerSheet } from "../../platform/api"

export interface SampleCalls {
  readonly call: Host["call"]
  /** Calls and actions that the sample holds open. */
  held(): number
  /** Those of them that somebody waits for. */
  awaited(): number
  /** Never ends. */
  hold(): Promise<never>
}

type Chosen = Pick<CompiledSample, "calls" | "later">

/** Answers calls from the samples of their documents; nothing leaves the page. */
export function answerFromSamples({ calls: chosen, later }: Chosen, app: CompiledApp): SampleCalls {
  const answered = new Set<string>()
  const held = observable.box(0)
  const awaited = observable.box(0)
  const keep = action((isAwaited: boolean) => {
    held.set(held.get() + 1)
    if (isAwaited) awaited.set(awaited.get() + 1)
    return new Promise<never>(() => undefined)
  })
  return {
    held: () => held.get(),
    awaited: () => awaited.get(),
    hold: () => keep(true),
    call(call, _input, { unawaited }) {
      const name =
        (answered.has(call.id) ? later?.[call.id] : undefined) ??
        chosen?.[call.id] ??
        Object.keys(call.samples ?? {})[0] ??
        ""
      answered.add(call.id)
      if (name !== "pending") return Promise.resolve(answer(call, name, app))
      return keep(unawaited !== true)
    },
  }
}

function answer(call: CompiledCall, name: string, app: CompiledApp): CallResult {
  const { samples = {}, codeSamples = {} } = call
  if (Object.hasOwn(samples, name)) return checkPayload(call, structuredClone(samples[name]))
  const [code = "", ...variant] = name.split("/")
  if (Object.hasOwn(codeSamples, code)) return failCode(call, code, variant.join("/"), app.interface["close"] ?? "")
  const outcome = outcomes.find((one) => one === code)
  if (outcome === undefined || outcome === "ok") return failUnnamed(call, name, app)
  const isSaid = outcome === "rejected" && !variant.includes("silent")
  return fail(call, { outcome, messages: isSaid ? ["エラーメッセージ1"] : [] })
}

/** A code that every call of the client can have, as errors.json knows it; anything else is no answer at all. */
function failUnnamed(call: CompiledCall, name: string, { errors }: CompiledApp): CallResult {
  const isShared = Object.hasOwn(errors[call.client]?.outcomes ?? {}, name)
  return fail(
    call,
    isShared ? { outcome: "rejected", code: name } : { outcome: "broken", detail: { reason: `no sample ${name}` } },
  )
}

/** `variant` names what else the server says with the code; empty for what it usually says. */
function failCode(call: CompiledCall, code: string, variant: string, closeLabel: string): CallResult {
  const usual = call.codeSamples?.[code]
  const { message, sheet: sent, fieldErrors, detail } = { ...usual, ...usual?.samples?.[variant] }
  const sheet = parseServerSheet(sent, closeLabel)
  return fail(call, {
    outcome: sheet ? "sheet" : "rejected",
    code,
    messages: message === undefined ? [] : [message],
    ...(sheet ? { sheet } : {}),
    fieldErrors: Array.isArray(fieldErrors) ? (fieldErrors as unknown as CallFailure["fieldErrors"]) : [],
    detail:
      typeof detail === "object" && detail !== null && !Array.isArray(detail) ? (detail as CallFailure["detail"]) : {},
  })
}

function fail(
  { effect, method }: CompiledCall,
  known: Partial<CallFailure> & Pick<CallFailure, "outcome">,
): CallResult {
  return { kind: "failed", failure: { messages: [], fieldErrors: [], detail: {}, ...known, effect, method } }
}
