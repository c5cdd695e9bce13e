import { type Context, dayKindOf, error, type Schema, unitsOf } from "../../kit"
import { operatorUses, type OperatorUse } from "./operatorUses"

/** Operators whose operands have to be of one kind. */
const ofOneUnit: ReadonlySet<string> = new Set(["sum", "difference", "min", "max", "firstFilled", "if"])
const ofOneDate: ReadonlySet<string> = new Set(["daysBetween", "firstFilled", "if"])

export const mixedUnits = error(
  "mixed-units",
  "What is added up or stands for another counts the same: yen with yen, days with days.",
  function* (context) {
    for (const use of operatorUses(context)) {
      const found = unitsIn(context, use)
      if (found.length > 1)
        yield { document: use.document, pointer: use.pointer, values: { operator: use.operator.name, found } }
    }
  },
)

function unitsIn(context: Context, { operator: { name }, operands }: OperatorUse): readonly string[] {
  const schemas = (name === "if" ? operands.slice(1) : operands).map(({ schema }) => schema)
  const units = ofOneUnit.has(name) ? unitsOf(schemas) : []
  return units.length > 1 ? units : ofOneDate.has(name) ? datesIn(context, schemas) : []
}

const datesIn = (context: Context, schemas: readonly Schema[]): readonly string[] => [
  ...new Set(schemas.flatMap((schema) => dayKindOf(context, schema) ?? [])),
]
