import { type DocumentOf, error, topicOf } from "../../kit"

const addressOf = ({ client, method, path }: DocumentOf<"call">): string =>
  [client, method, path.replaceAll(/\{[^}]*\}/g, "{}")].join(" ")

/** Calls by where they go: a place for a value is the same whatever it is called. */
const calls = topicOf<string>("calls", (_context, { kind, id, document }) =>
  kind === "call" ? [[addressOf(document), id] as const] : [],
)

/** Of several with one address, the one after which it is called has it rightly; else the first. */
const rightful = (ids: readonly string[], path: string): string | undefined =>
  ids.find((id) => path.endsWith(`/${id.slice(id.lastIndexOf("/") + 1)}`)) ?? ids[0]

export const callPathRepeated = error(
  "call-path-repeated",
  "No two calls go to the same address in the same way.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const { method, path } = call.document
      const other = rightful(context.facts.get(context, calls, addressOf(call.document)), path)
      if (other !== undefined && other !== call.id)
        yield { document: call, pointer: "/path", values: { method, path, other } }
    }
  },
)
