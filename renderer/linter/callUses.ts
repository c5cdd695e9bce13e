/** Where documents make calls, and what answers the ways in which a call can end. */
import { outcomes } from "../model/calls"
import { fieldsOf, textOf, within, type Fields } from "./json"
import { remember, type Context, type LoadedDocument } from "./rule"
import type { TypeScope } from "./scope"
import { sitesOf } from "./sites"
import { scopesOf } from "./views"

export interface CallUse {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly scope: TypeScope
  readonly call: LoadedDocument
  readonly input: unknown
  readonly on: Fields
  /** The screen lives with a failure: retry block, or without the data. */
  readonly survives: boolean
}

/** Calls of actions, of screen data and of the entries of flows. */
export const callUses = remember((context): readonly CallUse[] => [
  ...actionCalls(context),
  ...dataCalls(context),
  ...entryCalls(context),
])

function* actionCalls(context: Context): Generator<CallUse> {
  for (const { document, pointer, scope, action } of sitesOf(context, "action")) {
    const call = context.set.find("call", textOf(action["call"]) ?? "")
    if (call !== undefined)
      yield { document, pointer, scope, call, input: action["input"], on: fieldsOf(action["on"]), survives: false }
  }
}

function* dataCalls(context: Context): Generator<CallUse> {
  for (const screen of context.set.all("screen")) {
    const scope = scopesOf(context, screen)[0]
    for (const [name, entry] of Object.entries(fieldsOf(screen.document.data))) {
      const { call: id, input, on, error } = fieldsOf(entry)
      const call = context.set.find("call", textOf(id) ?? "")
      const survives = error === "retry" || error === "ignore"
      if (call !== undefined && scope !== undefined)
        yield {
          document: screen,
          pointer: within("/data", name),
          scope,
          call,
          input: input ?? {},
          on: fieldsOf(on),
          survives,
        }
    }
  }
}

function* entryCalls(context: Context): Generator<CallUse> {
  for (const flow of context.set.all("flow")) {
    const scope = scopesOf(context, flow)[0]
    const call = context.set.find("call", textOf(fieldsOf(flow.document.entry)["call"]) ?? "")
    if (call !== undefined && scope !== undefined)
      yield { document: flow, pointer: "/entry", scope, call, input: {}, on: {}, survives: false }
  }
}

export const isWrite = (call: LoadedDocument): boolean => fieldsOf(call.document)["effect"] === "write"

export const codesOf = (call: LoadedDocument): readonly string[] =>
  Object.keys(fieldsOf(fieldsOf(call.document)["codes"]))

/** Ways in which a call can fail, `cancelled` aside: a cancelled call never shows anything. */
export const failuresOf = (call: LoadedDocument): readonly string[] =>
  outcomes.filter(
    (outcome) => outcome !== "ok" && outcome !== "cancelled" && (outcome !== "unconfirmed" || isWrite(call)),
  )

export const clientOutcomes = (context: Context, client: unknown): Fields =>
  fieldsOf(
    fieldsOf(fieldsOf(fieldsOf(context.set.find("errors", "errors")?.document)["clients"])[textOf(client) ?? ""])[
      "outcomes"
    ],
  )

/** Failures and codes that neither the place of the call, nor the call, nor errors.json answers. */
export function openOutcomes(context: Context, { call, on }: Pick<CallUse, "call" | "on">): readonly string[] {
  const { client, outcomes: own } = fieldsOf(call.document)
  const answered = new Set([on, fieldsOf(own), clientOutcomes(context, client)].flatMap((table) => Object.keys(table)))
  const failures = failuresOf(call).filter((outcome) => !answered.has(outcome))
  const codes = answered.has("rejected") ? [] : codesOf(call).filter((code) => !answered.has(code))
  return [...failures, ...codes]
}
