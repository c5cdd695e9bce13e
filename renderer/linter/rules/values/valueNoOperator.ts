import { error, referencesOf, unknownName, valueOperatorNames } from "../../kit"

export const valueNoOperator = error(
  "value-no-operator",
  "An object in the place of a value is an operator of values.",
  function* (context) {
    for (const { document, pointer, names } of referencesOf(context, "no operator")) {
      const [name = ""] = names
      // What has the name of an operator is not written like one: its operands are no list.
      const isNamed = names.length === 1 && valueOperatorNames.some((known) => known === name)
      const isMisspelt = names.length === 1 && !isNamed
      const values = isMisspelt ? unknownName(name, valueOperatorNames) : { name: names.join(", "), known: [] }
      yield { document, pointer, values: { ...values, count: names.length, isNamed } }
    }
  },
)
