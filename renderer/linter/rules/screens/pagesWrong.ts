import {
  answerOfCall,
  closed,
  error,
  filledTypesOf,
  createTypeScope,
  requestSchemaOf,
  schemaReader,
  within,
} from "../../kit"
import { dataEntries } from "./screenData"

export const pagesWrong = error(
  "pages-wrong",
  "Pages are counted by a number of the request; the answer has rows, and says whether there are more.",
  function* (context) {
    for (const { document, entry, pointer } of dataEntries(context)) {
      const call = entry.call === undefined ? undefined : context.set.find("call", entry.call)
      // A call that does not exist is told by itself.
      if (entry.pages === undefined || (entry.call !== undefined && call === undefined)) continue
      const { by, items, more } = entry.pages
      const request = call && requestSchemaOf(context, call).properties?.[by]
      if (request === undefined || !filledTypesOf(request).includes("number"))
        yield { document, pointer: within(pointer, "pages", "by"), values: { found: by } }
      const read = schemaReader(
        createTypeScope(new Map([["res", call ? answerOfCall(context, entry.call) : closed({})]])),
      )
      const rows = read(items)
      if (rows === undefined || !filledTypesOf(rows).includes("array"))
        yield { document, pointer: within(pointer, "pages", "items"), values: { found: items } }
      if (read(more) === undefined)
        yield { document, pointer: within(pointer, "pages", "more"), values: { found: more } }
    }
  },
)
