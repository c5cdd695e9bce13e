import { warning } from "../../kit"
import { dataEntries } from "./screenData"

const undeclared = <const Part extends "loading" | "empty" | "error">(part: Part) =>
  warning(`data-${part}-undeclared`, `Data that is called says what its \`${part}\` state is.`, function* (context) {
    for (const { document, name, entry, pointer } of dataEntries(context))
      if (entry.call !== undefined && entry[part] === undefined) yield { document, pointer, values: { name } }
  })

export const dataUndeclared = [undeclared("loading"), undeclared("empty"), undeclared("error")] as const
