import {
  allOf,
  type Condition,
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

/** What is known besides what schemas say: of what some paths hold, and of what holds. */
interface Known {
  readonly schemaOf: (path: string) => Schema | undefined
  readonly held?: readonly Condition[]
}

/** Whether it is proven that a field is hidden, on every screen that draws it, where more is known. */
export const isHiddenWhere = (context: Context, field: FormField, { schemaOf, held = [] }: Known): boolean =>
  scopesOf(context, field.document).every((scope) => {
    const read = schemaReader(scope)
    const shown = allOf(...held, conditionOf(field))
    return isNeverTrue(shown, (path) => schemaOf(path) ?? read(path), namedConditions(context))
  })
