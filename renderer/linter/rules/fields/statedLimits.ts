import {
  type Context,
  type FormField,
  isText,
  lengthsOf,
  type LoadedDocument,
  partsOf,
  type Schema,
  schemaIn,
  within,
} from "../../kit"

/** A text that may tell a limit, and those that it should tell. */
export interface LimitText {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly text: string
  /** Every number in it is a limit; else only those of a unit are. */
  readonly isWhole: boolean
  readonly limits: readonly number[]
}

const unique = (limits: readonly number[]): readonly number[] => [...new Set(limits)]

/** Messages of checks, whose pattern says how long a text is. */
export const messagesOfChecks = (context: Context): readonly LimitText[] =>
  context.set.all("messages").flatMap((document) =>
    Object.entries(document.document.messages).map(([name, text]) => ({
      document,
      pointer: within("/messages", name),
      text,
      isWhole: false,
      limits: unique(lengthsOf(context.vocabulary.find("check", name)?.pattern ?? "")),
    })),
  )

/** Limits that the schema of a field states, and those that its rules compare with; each without its sign. */
function limitsOf(context: Context, { document, field, schema }: FormField): readonly number[] {
  if (schema === undefined) return []
  const stated = schemaIn(context, document, schema)
  const compared = (field.rules ?? []).flatMap(({ must }) =>
    [...partsOf(must)].flatMap((part) => (part.kind === "leaf" ? part.operands : [])),
  )
  const { minItems, maxItems, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = stated
  const written = [minItems, maxItems, minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...compared]
  const numbers = written.flatMap((limit) => (typeof limit === "number" ? [limit] : []))
  return unique([...numbers, ...lengthsIn(context, stated)].map(Math.abs))
}

/** Lengths that a text may have: stated, or those of its pattern and of the check that it names. */
function lengthsIn({ vocabulary }: Context, { minLength, maxLength, pattern, format }: Schema): readonly number[] {
  const patterns = [pattern, isText(format) ? vocabulary.find("check", format)?.pattern : undefined]
  const stated = [minLength, maxLength].flatMap((length) => (typeof length === "number" ? [length] : []))
  return [...stated, ...patterns.flatMap((written) => (written === undefined ? [] : lengthsOf(written)))]
}

/** Help and messages of a field; `named` are the messages whose own text fills in a limit. */
export function textsOfField(context: Context, field: FormField, named: ReadonlySet<string>): readonly LimitText[] {
  const { document, pointer } = field
  const schema = field.schema && schemaIn(context, document, field.schema)
  const { help, messages = {} } = field.field
  const limits = limitsOf(context, field)
  const isBetween = schema?.minimum !== undefined && schema.maximum !== undefined
  const helped = isText(help) ? [{ at: "/help", text: help, isWhole: schema?.items !== undefined }] : []
  const said = Object.entries(messages).map(([name, text]) => ({
    at: within("/messages", name),
    text,
    isWhole: named.has(name) || (isBetween && (text.match(/\d+(?:[.,]\d+)*/g) ?? []).length === 2),
  }))
  return [...helped, ...said].map(({ at, ...text }) => ({ document, pointer: pointer + at, limits, ...text }))
}
