import {
  callUses,
  type Context,
  error,
  type Fields,
  isText,
  type LoadedDocument,
  possibleOutcomes,
  referencesOf,
  unknownName,
  type Violation,
  within,
} from "../../kit"

interface OutcomeTable {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly on: Fields
  readonly known: readonly string[]
}

function* tables(context: Context): Iterable<OutcomeTable> {
  for (const { document, pointer, action, definition } of referencesOf(context, "action")) {
    const { call: id, on } = action
    const call = isText(id) ? context.set.find("call", id) : undefined
    if (definition !== undefined && on !== undefined && (id === undefined || call !== undefined))
      yield {
        document,
        pointer: within(pointer, "on"),
        on,
        known: possibleOutcomes(context, call, definition.outcomes),
      }
  }
  for (const { document, pointer, call, on } of callUses(context)) {
    if (pointer.startsWith("/data/") && document.kind === "screen")
      yield { document, pointer: within(pointer, "on"), on, known: possibleOutcomes(context, call) }
  }
  for (const call of context.set.all("call")) {
    const { outcomes: on = {} } = call.document
    yield { document: call, pointer: "/outcomes", on, known: possibleOutcomes(context, call) }
  }
}

export const outcomeImpossible = error(
  "outcome-impossible",
  "`on` names only ways in which the action can end.",
  function* (context): Iterable<Violation> {
    for (const { document, pointer, on, known } of tables(context)) {
      for (const name of Object.keys(on))
        if (!known.includes(name)) yield { document, pointer: within(pointer, name), values: unknownName(name, known) }
    }
  },
)
