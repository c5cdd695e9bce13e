import { createScope } from "../expressions/createScope"
import { evaluate } from "../expressions/evaluate"
import { type CallFailure, type CallResult, outcomes } from "../model/calls"
import type { CompiledCall, CompiledCondition } from "../model/compiled"
import { pathsOf } from "./conditions"
import { isRecord } from "../model/json"
import { merge, setAt, getAt } from "./values"
import type { TestModel, Values } from "./types"
import { decide } from "./walk"

/**
 * Answers calls by the sample, the outcome or the code that is wanted, else by their first sample; answers that hold the application
 * hold what is known by now.
 */
export function createModelServer(model: TestModel, known: Values, wanted: Readonly<Record<string, string>> = {}) {
  let state = known
  return (call: CompiledCall, input: Values): CallResult => {
    const { id, samples = {}, effect } = call
    const name = wanted[id] ?? ""
    if (name !== "" && !Object.hasOwn(samples, name)) return refuse(name, call)
    const refusal = model.refused.find(
      ({ call: of, when }) => of === id && evaluate(when, asAnswers(state, when, input)),
    )
    if (refusal) return refuse(refusal.code, call)
    const sample = samples[name] ?? Object.values(samples)[0] ?? {}
    const inside = model.answers?.slice(1)
    if (!model.answers || !inside || !isRecord(sample) || getAt(sample, inside) === undefined)
      return { kind: "ok", value: sample }
    if (effect === "write") {
      const before = getAt(state, model.answers)
      state = decide(setAt(state, model.answers, merge(isRecord(before) ? before : {}, input)), model)
    }
    return { kind: "ok", value: setAt(sample, inside, getAt(state, model.answers)) }
  }
}

/** Conditions on answers read what is sent. */
const asAnswers = (known: Values, when: CompiledCondition, input: Values) =>
  createScope({ ...Object.fromEntries(pathsOf(when).map(([root = ""]) => [root, input])), ...known })

/** By an outcome that every call can have, or by a code of its own: with the sheet that the server sends with that code. */
function refuse(name: string, { effect, method, codeSamples = {} }: CompiledCall): CallResult {
  const outcome = outcomes.find((one) => one === name && one !== "ok") as CallFailure["outcome"] | undefined
  const rest = { messages: [], fieldErrors: [], detail: {}, effect, method }
  if (outcome) return { kind: "failed", failure: { outcome, ...rest } }
  const [code = name] = name.split("/")
  const sheet = codeSamples[name]?.sheet as CallFailure["sheet"]
  return {
    kind: "failed",
    failure: sheet === undefined ? { outcome: "rejected", code, ...rest } : { outcome: "sheet", sheet, code, ...rest },
  }
}
