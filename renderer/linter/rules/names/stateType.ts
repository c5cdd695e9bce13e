import { error, isObject, isPath, isText, jsonType, type Json, referencesOf, within } from "../../kit"
import { screensSetBy } from "./unknownState"

/** Of what is written as it is; paths, operators and null are of any type. */
const typeOf = (value: Json | undefined): string | undefined =>
  value === undefined || value === null || isPath(value) || isObject(value) ? undefined : jsonType(value)

export const stateType = error(
  "state-type",
  "Actions set state to values of the type that it begins with.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      const { do: name, state, value } = action
      const found = typeOf(value)
      if (name !== "set" || !isText(state) || found === undefined) continue
      const first = screensSetBy(context, document, pointer).map((screen) => screen.document.state?.[state])
      const known = [...new Set(first.map(typeOf))]
      if (known.length > 0 && !known.includes(undefined) && !known.includes(found))
        yield {
          document,
          pointer: within(pointer, "value"),
          values: { name: state, found, known: known.map(String) },
        }
    }
  },
)
