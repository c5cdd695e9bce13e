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

/** Judges a field's condition together with those of the sections around it, in every screen that draws the form. */
export function isShown(context: Context, { field, outer, document }: FormField, proof: typeof isNeverTrue): boolean {
  const condition = allOf(...outer, field.when)
  return scopesOf(context, document).every((scope) => proof(condition, schemaReader(scope), namedConditions(context)))
}
