import { error, referencesOf } from "../../kit"

export const storeMissing = error(
  "store-missing",
  "What is added to, removed from or marked in a store names a call whose document has one.",
  function* (context) {
    const named = referencesOf(context, "name").filter(({ of, pointer }) => of === "call" && pointer.endsWith("/store"))
    for (const { document, pointer, name } of named) {
      const call = context.set.find("call", name)
      if (call !== undefined && call.document.store === undefined) yield { document, pointer, values: { call: name } }
    }
  },
)
