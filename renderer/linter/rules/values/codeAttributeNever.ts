import { error, isObject, isPath, type Json, shown, suggestion } from "../../kit"
import { operatorUses } from "./operatorUses"

export const codeAttributeNever = error(
  "code-attribute-never",
  "Codes of a table are asked for by a value that one of them has.",
  function* (context) {
    for (const { document, operator, operands } of operatorUses(context)) {
      const [named, attribute, wanted] = operands
      const table = operator.name === "codes" ? context.set.find("codes", String(named?.value)) : undefined
      const value = wanted?.value
      if (table === undefined || wanted === undefined || value === undefined || isPath(value) || isObject(value))
        continue
      const name = String(attribute?.value)
      const has = table.document.codes.flatMap((row: Readonly<Record<string, Json>>) => row[name] ?? [])
      // That a flag is set nowhere may be so for now.
      if (has.length === 0 || typeof value === "boolean" || has.some((one) => one === value)) continue
      const known = [...new Set(has.map(shown))]
      yield {
        document,
        pointer: wanted.pointer,
        values: { name, value: shown(value), known, table: table.id, ...suggestion(String(value), known) },
      }
    }
  },
)
