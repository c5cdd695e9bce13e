import { answerSchemaOf, error, isPath, parsePath, stepInto, type Schema, unknownName, within } from "../../kit"

type Found = { readonly schema: Schema } | { readonly name: string; readonly known: readonly string[] }

/** What a `$res` path of a call leads to; the first name that the answer lacks where it leads nowhere. */
function follow(answer: Schema, path: string): Found {
  const [root = "", ...names] = isPath(path) ? (parsePath(path) ?? []) : [path]
  if (root !== "res") return { name: root, known: ["res"] }
  let schema = answer
  for (const name of names) {
    const step = stepInto(schema, name)
    if (step.kind === "missing") return { name, known: step.known }
    schema = step.schema
  }
  return { schema }
}

export const storeWrong = error(
  "store-wrong",
  "A store finds its items and their number in the answer, and the properties that tell items apart in each.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const { store } = call.document
      if (store === undefined) continue
      const answer = answerSchemaOf(context, call)
      const items = follow(answer, store.items)
      const most = store.most === undefined ? undefined : follow(answer, store.most)
      if ("name" in items)
        yield { document: call, pointer: "/store/items", values: unknownName(items.name, items.known) }
      if (most && "name" in most)
        yield { document: call, pointer: "/store/most", values: unknownName(most.name, most.known) }
      const row = "schema" in items ? items.schema.items : undefined
      for (const [index, name] of store.by.entries()) {
        const step = row && stepInto(row, name)
        if (step?.kind === "missing")
          yield { document: call, pointer: within("/store/by", index), values: unknownName(name, step.known) }
      }
    }
  },
)
