import {
  answerSchemaOf,
  createTypeScope,
  error,
  parsePath,
  readPath,
  schemaReader,
  stepInto,
  unknownName,
  within,
} from "../../kit"

export const storeWrong = error(
  "store-wrong",
  "A store finds its items and their number in the answer, and the properties that tell items apart in each.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const { store } = call.document
      if (store === undefined) continue
      const answer = answerSchemaOf(context, call)
      const scope = createTypeScope(new Map([["res", answer]]))
      for (const option of ["items", "most"] as const) {
        const found = readPath(scope, parsePath(store[option] ?? "$res"))
        if (found.kind === "missing" || found.kind === "root-missing")
          yield { document: call, pointer: within("/store", option), values: unknownName(found.name, found.known) }
      }
      const row = schemaReader(scope)(store.items)?.items
      for (const [index, name] of store.by.entries()) {
        const step = row && stepInto(row, name)
        if (step?.kind === "missing")
          yield { document: call, pointer: within("/store/by", index), values: unknownName(name, step.known) }
      }
    }
  },
)
