import {
  callUses,
  clientOutcomes,
  type Context,
  error,
  type Fields,
  type LoadedDocument,
  topicOf,
  within,
} from "../../kit"

type Call = LoadedDocument<"call">

/** Codes of which the server's own message is not shown, and of which neither these branches nor the call's speak. */
function unanswered(context: Context, { document }: Call, on: Fields): readonly string[] {
  const { codes = {}, outcomes = {}, client } = document
  const speaks = (name: string) => on[name] !== undefined || outcomes[name] !== undefined
  if (speaks("rejected")) return []
  return Object.entries(codes).flatMap(([code, { shows }]) =>
    shows === "none" && !speaks(code) && !clientOutcomes(context, client).includes(code) ? code : [],
  )
}

/** Calls that change what the whole app shares: no action of a document makes them, so they speak for themselves. */
const changes = topicOf<true>("changes", (_context, document) => {
  const { add, remove } = (document.kind === "call" ? document.document.store : undefined) ?? {}
  return [add, remove].flatMap((change) => (change ? [[change.call, true] as const] : []))
})

export const quietCodeUnanswered = error(
  "quiet-code-unanswered",
  "A code for which the server's message is not shown has a branch that says what happened, wherever the call is made.",
  function* (context) {
    for (const { document, pointer, call, on, survives } of callUses(context))
      // What a sample does is no customer's doing.
      for (const code of survives || pointer.startsWith("/samples/") ? [] : unanswered(context, call, on))
        yield { document, pointer, values: { call: call.id, code } }
    for (const call of context.set.all("call"))
      for (const code of context.facts.has(context, changes, call.id) ? unanswered(context, call, {}) : [])
        yield { document: call, pointer: within("/codes", code), values: { call: call.id, code } }
  },
)
