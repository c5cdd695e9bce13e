import {
  allFields,
  type Context,
  type Definition,
  expandedIn,
  filledTypesOf,
  firstMismatch,
  type FormField,
  plainType,
  type Schema,
} from "../../kit"

/** A question with the control that asks it and what its answer has to be. */
export interface AskedField extends FormField {
  readonly control: Definition
  /** References followed. */
  readonly expanded: Schema
}

/** Questions of which both are known. What groups other fields is drawn by them, not by its control. */
export const askedFields = (context: Context): Generator<AskedField> => askedAmong(context, allFields(context))

export function* askedAmong(context: Context, fields: readonly FormField[]): Generator<AskedField> {
  for (const asked of fields) {
    const control = context.vocabulary.find("control", asked.field.widget)
    if (control === undefined || asked.schema === undefined) continue
    const { schema: expanded, errors } = expandedIn(context, asked.document, asked.schema)
    // Of a reference that leads nowhere is told where it stands.
    if (errors.length > 0) continue
    const isGroup = asked.field.ui !== undefined && filledTypesOf(expanded).includes("object")
    if (!isGroup) yield { ...asked, control, expanded }
  }
}

/**
 * Whether the answer may have a type that the control gives; so where one of them does not say. What is chosen is of any type that
 * options have: only one is no list, and several are one.
 */
export function isOfType({ accepts = [], choosing }: Definition, schema: Schema): boolean {
  const wanted = filledTypesOf(schema)
  if (accepts.length === 0 || wanted.length === 0) return true
  if (choosing === true) return wanted.some((type) => (type === "array") === accepts.includes("array"))
  return accepts.some((type) => wanted.includes(plainType(type)))
}

/** The check that a schema names as its format. */
export const checkOf = ({ vocabulary }: Context, { format }: Schema): Definition | undefined =>
  typeof format === "string" ? vocabulary.find("check", format) : undefined

export const matches = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(pattern, "u").test(text)

/** Whether a schema and the check that it names have nothing against a text. */
export const isTaken = (context: Context, schema: Schema, text: string): boolean =>
  matches(checkOf(context, schema)?.pattern, text) && firstMismatch(schema, text) === undefined

/** Whether the field offers options, from the document or from data. */
export const offersOptions = ({ field: { options, optionsFrom } }: FormField): boolean =>
  options !== undefined || optionsFrom !== undefined

/** Controls that may be named instead, by what they have to be: they ask for something that is no secret. */
export const controlsThat = ({ vocabulary }: Context, suits: (control: Definition) => boolean): readonly string[] =>
  vocabulary.names("control").filter((name) => {
    const control = vocabulary.find("control", name)
    return control !== undefined && control.frame !== "plain" && control.secret !== true && suits(control)
  })

/** Whether a document may name it without any option of its own. */
export const needsNothing = ({ options }: Definition): boolean => ((options as Schema).required ?? []).length === 0

/** What every sentence about a question and its control names. */
export const naming = ({ name, field: { label, widget } }: FormField) => ({ name, label: label ?? name, widget })
