/** Where documents make calls, and what answers the ways in which a call can end. */
import type { LoadedDocument } from "../../compiler"
import type { ActionSource } from "../../model/documents"
import { outcomes } from "../../model/calls"
import { isObject, mapRecord, type Fields } from "../../model/json"
import { isText } from "../json"
import { within } from "../../model/pointer"
import { excerptOf, readExcerpt } from "../excerpt"
import { remember, rememberEach } from "../memo"
import { type Context, topicOf } from "../rule"
import type { TypeScope } from "./typeScope"
import { seen, viewsOf, type View } from "./views"

type Call = LoadedDocument<"call">

export interface CallUse {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly scope: TypeScope
  readonly call: Call
  /** Absent where nothing is given; a text is a path to all of it. */
  readonly input: Fields | string | undefined
  readonly on: Fields
  /** The action that makes it. */
  readonly action?: ActionSource
  /** The screen lives with a failure: retry block, or without the data. */
  readonly survives: boolean
}

/** Calls of actions, of screen data and of the entries of flows. */
export const callUses = remember((context): readonly CallUse[] =>
  context.set.documents.flatMap((document) => callUsesIn(context, document)),
)

export const callUsesIn = rememberEach((context, document: LoadedDocument): readonly CallUse[] =>
  viewsOf(context, document).flatMap((view) => [...actionCalls(context, view), ...ownCalls(context, view)]),
)

function* actionCalls({ set }: Context, view: View): Generator<CallUse> {
  for (const { document, pointer, scope, action } of seen(view, "action")) {
    const call = isText(action["call"]) ? set.find("call", action["call"]) : undefined
    const { input } = action
    if (call !== undefined)
      yield {
        document,
        pointer,
        scope,
        call,
        input: isObject(input) || isText(input) ? input : undefined,
        on: action.on ?? {},
        action,
        survives: false,
      }
  }
}

function* ownCalls({ set }: Context, { document: loaded, scope }: View): Generator<CallUse> {
  const { kind, document } = loaded
  for (const [name, entry] of Object.entries(kind === "screen" ? (document.data ?? {}) : {})) {
    const { input = {}, on = {}, error } = entry
    const call = entry.call === undefined ? undefined : set.find("call", entry.call)
    const survives = error === "retry" || error === "ignore"
    const all = entry.pages ? { ...input, [entry.pages.by]: 1 } : input
    if (call !== undefined)
      yield { document: loaded, pointer: within("/data", name), scope, call, input: all, on, survives }
  }
  const call = kind === "flow" && document.entry ? set.find("call", document.entry.call) : undefined
  if (call !== undefined) yield { document: loaded, pointer: "/entry", scope, call, input: {}, on: {}, survives: false }
}

export const isWrite = ({ document }: Call): boolean => document.effect === "write"

const codesOf = ({ document }: Call): readonly string[] => Object.keys(document.codes ?? {})

/** How a screen's sample asks for a code: its usual text by the code alone, another one as `CODE/name`. */
export const codeSamplesOf = ({ document }: Call): readonly string[] =>
  Object.entries(document.codes ?? {}).flatMap(([code, { samples = {} }]) => [
    code,
    ...Object.keys(samples).map((name) => `${code}/${name}`),
  ])

/** Ways in which calls can fail, `cancelled` aside: a cancelled call never shows anything. */
export const failuresOf = ({ writes }: Pick<Answering, "writes">): readonly string[] =>
  outcomes.filter((outcome) => outcome !== "ok" && outcome !== "cancelled" && (outcome !== "unconfirmed" || writes))

interface Answering {
  readonly writes: boolean
  readonly codes: readonly string[]
}

/** How the calls of a client can end, by client. */
const answering = topicOf<Answering>("answering", (_context, document) =>
  document.kind === "call" ? [[document.document.client, { writes: isWrite(document), codes: codesOf(document) }]] : [],
)

export const callsOfClient = (context: Context, client: string): readonly Answering[] =>
  context.facts.get(context, answering, client)

const answered = excerptOf("errors", "answered", ({ clients }) =>
  mapRecord(clients, ({ outcomes: answers = {} }) => Object.keys(answers)),
)

/** Outcomes of which errors.json says what follows, whatever call of the client ends so. */
export const clientOutcomes = (context: Context, client: string): readonly string[] =>
  readExcerpt(context, answered)?.[client] ?? []

/** Outcomes that `on` may name after a call, or after an action that makes none. */
export function possibleOutcomes(context: Context, call: Call | undefined, declared: readonly string[] = []) {
  if (call === undefined) return ["ok", ...declared]
  const ends = new Set([...outcomes, ...codesOf(call), ...declared, ...clientOutcomes(context, call.document.client)])
  return [...ends].filter((outcome) => outcome !== "unconfirmed" || isWrite(call))
}

/** Failures and codes that neither the place of the call, nor the call, nor errors.json answers. */
export function openOutcomes(context: Context, { call, on }: CallUse): readonly string[] {
  const { client, outcomes: own = {} } = call.document
  const known = new Set([...[on, own].flatMap((table) => Object.keys(table)), ...clientOutcomes(context, client)])
  const failures = failuresOf({ writes: isWrite(call) }).filter((outcome) => !known.has(outcome))
  const codes = known.has("rejected") ? [] : codesOf(call).filter((code) => !known.has(code))
  return [...failures, ...codes]
}
