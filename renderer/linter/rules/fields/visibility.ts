import {
  allOf,
  type Context,
  type FormField,
  isNeverTrue,
  namedConditions,
  type Schema,
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

/** Whether it is proven that a field is hidden, on every screen that draws it, where more is known of what some paths hold. */
export const isHiddenWhere = (
  context: Context,
  field: FormField,
  known: (path: string) => Schema | undefined,
): boolean =>
  scopesOf(context, field.document).every((scope) => {
    const read = schemaReader(scope)
    return isNeverTrue(conditionOf(field), (path) => known(path) ?? read(path), namedConditions(context))
  })
