import { error, referencesOf, unknownName, valueOperatorNames } from "../../kit"

export const valueNoOperator = error(
  "value-no-operator",
  "An object in the place of a value is an operator of values.",
  function* (context) {
    for (const { document, pointer, names } of referencesOf(context, "no operator")) {
      const [name = ""] = names
      const values = names.length === 1 ? unknownName(name, valueOperatorNames) : { name: names.join(", "), known: [] }
      yield { document, pointer, values: { ...values, count: names.length } }
    }
  },
)
