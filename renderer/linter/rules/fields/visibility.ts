import { allOf, namedConditions } from "../../conditions/condition"
import type { isNeverTrue } from "../../conditions/solve"
import type { FormField } from "../../references/formFields"
import { scopesOf } from "../../references/scopes"
import { schemaReader } from "../../references/typeScope"
import type { Context } from "../../rule"

export const isConditional = ({ field, outer }: FormField): boolean => field.when !== undefined || outer.length > 0

/** Judges a field's condition together with those of the sections around it, in every screen that draws the form. */
export function isShown(context: Context, { field, outer, document }: FormField, proof: typeof isNeverTrue): boolean {
  const condition = allOf(...outer, field.when)
  return scopesOf(context, document).every((scope) => proof(condition, schemaReader(scope), namedConditions(context)))
}
