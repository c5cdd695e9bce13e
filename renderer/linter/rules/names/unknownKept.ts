import {
  type Context,
  commonScope,
  error,
  anything,
  asJson,
  callBefore,
  isText,
  type LoadedDocument,
  parentOf,
  stepInto,
  unknownName,
  valueAt,
  within,
} from "../../kit"
import { namesOfActions } from "./namesOfActions"

/** What an action that keeps the whole answer of a call keeps: the call before it in its list. */
function answerKept(document: LoadedDocument, pointer: string): string | undefined {
  const at = parentOf(pointer)
  const call = callBefore(document, at)?.["call"]
  return valueAt(asJson(document.document), within(at, "value")) === "$res" && isText(call) ? call : undefined
}

/** Where something is kept under a name: what is there is written down for the first time, unless the name is a slip. */
function keptFirst(context: Context, document: LoadedDocument, pointer: string) {
  const isKept = valueAt(asJson(document.document), within(parentOf(pointer), "value")) !== undefined
  const call = isKept ? answerKept(document, pointer) : undefined
  const isCall = call !== undefined && context.whole.find("call", call) !== undefined
  return { ...(isKept ? { isKept, isGuess: true } : {}), ...(isCall ? { call } : {}) }
}

export const unknownKept = error("unknown-kept", "Session values are declared in app.json.", function* (context) {
  const declared = commonScope(context).roots.get("kept") ?? anything
  const needs = context.set
    .all("screen")
    .flatMap((document) =>
      Object.keys(document.document.needs ?? {}).map((name) => ({ document, pointer: within("/needs", name), name })),
    )
  for (const { document, pointer, name } of [...namesOfActions(context, "keep", "name"), ...needs]) {
    const step = stepInto(declared, name)
    if (step.kind !== "missing") continue
    const values = unknownName(name, step.known)
    const isSlip = values.nearest !== undefined && values.isGuess !== true
    const more = isSlip || pointer.startsWith("/needs/") ? {} : keptFirst(context, document, pointer)
    yield { document, pointer, values: { ...values, ...more } }
  }
})
