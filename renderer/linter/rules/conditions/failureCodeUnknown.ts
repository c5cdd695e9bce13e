import {
  asJson,
  clientOutcomes,
  type Context,
  conditionLeaves,
  error,
  isList,
  isText,
  type Json,
  type LoadedDocument,
  parentOf,
  propertiesIn,
  topicOf,
  unknownName,
  valueAt,
  within,
} from "../../kit"

interface Known {
  readonly client: string
  readonly codes: readonly string[]
}

/** Codes that calls refuse with, under "". */
const refusals = topicOf<Known>("refusals", (_context, document) =>
  document.kind === "call" ? [["", knownOf(document)]] : [],
)

const knownOf = ({ document: { client, codes = {} } }: LoadedDocument<"call">): Known => ({
  client,
  codes: Object.keys(codes),
})

/** The call whose failure a place answers, where it is one. */
function callAround(context: Context, { kind, id, document }: LoadedDocument, pointer: string) {
  if (kind === "call") return context.set.find("call", id)
  for (let place = pointer; place !== ""; place = parentOf(place)) {
    if (!place.endsWith("/on")) continue
    const { call } = propertiesIn(valueAt(asJson(document), parentOf(place)))
    if (isText(call)) return context.set.find("call", call)
  }
  return undefined
}

/** Codes that a failure can have at a place: of what was called there, else of anything. */
function codesAt(context: Context, document: LoadedDocument, pointer: string): readonly string[] {
  const call = callAround(context, document, pointer)
  const known = call === undefined ? context.facts.get(context, refusals, "") : [knownOf(call)]
  return [...new Set(known.flatMap(({ client, codes }) => [...codes, ...clientOutcomes(context, client)]))]
}

/** Literals among what is compared, with their places. */
const literalsIn = (operands: readonly Json[], pointer: string): readonly (readonly [Json, string])[] =>
  operands.flatMap((operand, index) =>
    isList(operand)
      ? operand.map((one, place) => [one, within(pointer, index, place)] as const)
      : [[operand, within(pointer, index)] as const],
  )

export const failureCodeUnknown = error(
  "failure-code-unknown",
  "A condition on the code of a failure names a code of the call, or of some call.",
  function* (context) {
    for (const { document, leaf } of conditionLeaves(context)) {
      if (!leaf.operands.includes("$failure.code")) continue
      const known = codesAt(context, document, leaf.pointer)
      for (const [code, pointer] of literalsIn(leaf.operands, leaf.pointer))
        if (isText(code) && !code.startsWith("$") && !known.includes(code))
          yield { document, pointer, values: unknownName(code, known) }
    }
  },
)
