import { type Context, type Definition, isObject, warning } from "../../kit"
import { askedFields, isOfType, isTaken, matches, naming, offersOptions } from "./askedFields"

/** Checks that take what the control gives, and refuse what is unfinished. */
const checksFor = ({ vocabulary }: Context, { gives = [], leaves = [] }: Definition): readonly string[] =>
  vocabulary.names("check").filter((name) => {
    const pattern = vocabulary.find("check", name)?.pattern
    return (
      pattern !== undefined &&
      gives.every((text) => matches(pattern, text)) &&
      !leaves.some((text) => matches(pattern, text))
    )
  })

export const controlUnchecked = warning(
  "control-unchecked",
  "What a control makes of an unfinished or impossible answer is refused by the schema.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, schema, schemaPointer, control, expanded } = asked
      const { gives = [], leaves = [] } = control
      if (!isOfType(control, expanded) || offersOptions(asked)) continue
      if (!gives.some((text) => isTaken(context, expanded, text))) continue
      const passed = leaves.find((text) => isTaken(context, expanded, text))
      if (passed === undefined) continue
      const known = checksFor(context, control)
      const isOpen = isObject(schema) && schema.$ref === undefined && schema.format === undefined
      yield {
        document,
        pointer: schemaPointer,
        values: {
          ...naming(asked),
          passed,
          known,
          ...(known.length === 1 && isOpen ? { wanted: known[0] ?? "" } : {}),
        },
      }
    }
  },
)
