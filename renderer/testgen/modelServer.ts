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
  return ({ id, samples = {}, effect, method }: CompiledCall, input: Values): CallResult => {
    const name = wanted[id] ?? ""
    if (name !== "" && !Object.hasOwn(samples, name)) return refuse(name, { effect, method })
    const refusal = model.refused.find(({ call, when }) => call === id && evaluate(when, asAnswers(state, when, input)))
    if (refusal) return refuse(refusal.code, { effect, method })
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

/** By an outcome that every call can have, or by a code of its own. */
function refuse(name: string, { effect, method }: Pick<CompiledCall, "effect" | "method">): CallResult {
  const outcome = outcomes.find((one) => one === name && one !== "ok") as CallFailure["outcome"] | undefined
  const rest = { messages: [], fieldErrors: [], detail: {}, effect, method }
  const [code = name] = name.split("/")
  return { kind: "failed", failure: outcome ? { outcome, ...rest } : { outcome: "rejected", code, ...rest } }
}
