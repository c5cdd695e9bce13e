import {
  allOf,
  type Context,
  type FormField,
  type isNeverTrue,
  namedConditions,
  schemaReader,
  scopesOf,
} from "../../kit"

export const isConditional = ({ field, outer }: FormField): boolean => field.when !== undefined || outer.length > 0

/** Of the field and of the sections around it. */
export const conditionOf = ({ field, outer }: FormField) => allOf(...outer, field.when)

/** Judges a field's condition together with those of the sections around it, in every screen that draws the form. */
export function isShown(context: Context, field: FormField, proof: typeof isNeverTrue): boolean {
  const condition = conditionOf(field)
  return scopesOf(context, field.document).every((scope) =>
    proof(condition, schemaReader(scope), namedConditions(context)),
  )
}
