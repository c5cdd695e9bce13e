import { error, isText, unknownName } from "../../kit"
import { operatorUses } from "./operatorUses"

export const codeAttributeUnknown = error(
  "code-attribute-unknown",
  "Values read only what a code table says of its codes.",
  function* (context) {
    for (const { document, operator, operands } of operatorUses(context)) {
      if (operator.name !== "code" && operator.name !== "codes") continue
      const attribute = operands[operator.name === "code" ? 2 : 1]
      const table = context.set.find("codes", String(operands[0]?.value))
      if (table === undefined || !isText(attribute?.value)) continue
      const known = [
        ...Object.keys(table.document.attributes ?? {}),
        ...(operator.name === "code" ? ["code", "label"] : []),
      ]
      if (!known.includes(attribute.value))
        yield {
          document,
          pointer: attribute.pointer,
          values: { ...unknownName(attribute.value, known), table: table.id },
        }
    }
  },
)
