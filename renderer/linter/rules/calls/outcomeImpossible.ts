import {
  callUses,
  type Context,
  error,
  type Fields,
  isText,
  isWrite,
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
  readonly call: LoadedDocument<"call"> | undefined
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
        call,
      }
  }
  for (const { document, pointer, call, on } of callUses(context)) {
    if (pointer.startsWith("/data/") && document.kind === "screen")
      yield { document, pointer: within(pointer, "on"), on, known: possibleOutcomes(context, call), call }
  }
  for (const call of context.set.all("call")) {
    const { outcomes: on = {} } = call.document
    yield { document: call, pointer: "/outcomes", on, known: possibleOutcomes(context, call), call }
  }
}

export const outcomeImpossible = error(
  "outcome-impossible",
  "`on` names only ways in which the action can end.",
  function* (context): Iterable<Violation> {
    for (const { document, pointer, on, known, call } of tables(context)) {
      // What reads can be asked again: nobody waits to hear whether it was done.
      const isOfWrites = (name: string) => name === "unconfirmed" && call !== undefined && !isWrite(call)
      for (const name of Object.keys(on).filter((one) => !known.includes(one))) {
        const read = isOfWrites(name) ? { call: call?.id ?? "", isRead: true } : {}
        yield { document, pointer: within(pointer, name), values: { ...unknownName(name, known), ...read } }
      }
    }
  },
)
