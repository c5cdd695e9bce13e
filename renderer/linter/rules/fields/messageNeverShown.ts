import {
  allFields,
  type Context,
  error,
  type FormField,
  isText,
  objectsIn,
  requiredCheck,
  type Schema,
  expandedIn,
  within,
} from "../../kit"
import { fieldMessages } from "./fieldMessageUnknown"

/** Keywords that an answer can fail, by the names of their messages. */
const keywords: Readonly<Record<string, string>> = {
  maxLength: "max-length",
  minimum: "amount-min",
  exclusiveMinimum: "amount-min",
  maximum: "amount-max",
  exclusiveMaximum: "amount-max",
  maxItems: "max-choices",
  uniqueItems: "no-duplicates",
  pattern: "pattern",
  enum: "required-choice",
  const: "required-consent",
}

/** Of types that a typed text may not have. */
const types: Readonly<Record<string, readonly string[]>> = {
  integer: ["whole-number"],
  number: ["required-input"],
}

function* checksOf(schema: Schema): Generator<string> {
  const { format, minLength, maxLength, minItems, type } = schema
  for (const [keyword, name] of Object.entries(keywords)) if (schema[keyword] !== undefined) yield name
  if (isText(format)) yield format
  // What holds nothing is not answered, which is another matter than being short.
  if (Number(minLength) > 1) yield "min-length"
  if (minLength !== undefined && minLength === maxLength) yield "exact-length"
  if (Number(minItems) > 1) yield "min-choices"
  for (const one of [type ?? []].flat()) yield* types[one] ?? []
}

/** Names of the messages that an answer to the field can get, once its schema is known. */
function messagesOf(context: Context, { document, field, schema = {} }: FormField): ReadonlySet<string> | undefined {
  const { schema: expanded, errors } = expandedIn(context, document, schema)
  // Of a reference that leads nowhere is told where it stands.
  if (errors.length > 0) return undefined
  const found = new Set([...objectsIn(expanded)].flatMap(([one]) => [...checksOf(one as Schema)]))
  if (expanded.minLength !== undefined && expanded.minLength === expanded.maxLength) {
    found.delete("min-length")
    found.delete("max-length")
  }
  for (const { message } of field.rules ?? []) found.add(message)
  if (field.options?.some(({ exclusive }) => exclusive === true)) found.add("max-choices")
  if (field.required === true || field.requiredWhen !== undefined) found.add(requiredCheck(field, expanded))
  return found
}

/** A missing answer has one message: of what is typed, chosen or agreed to. */
function ofMissing(name: string, { messages = {} }: FormField["field"], possible: readonly string[]) {
  if (!name.startsWith("required-")) return {}
  const asked = possible.find((one) => one.startsWith("required-"))
  if (asked === undefined) return { isOptional: true }
  return messages[asked] === undefined ? { nearest: asked } : {}
}

export const messageNeverShown = error(
  "message-never-shown",
  "A text of a field belongs to a check that its answer can fail.",
  function* (context) {
    const names = fieldMessages(context)
    for (const field of allFields(context)) {
      const { document, pointer, schema } = field
      const written = Object.keys(field.field.messages ?? {}).filter((name) => names.includes(name))
      if (schema === undefined || written.length === 0) continue
      const found = messagesOf(context, field)
      if (found === undefined) continue
      const possible = names.filter((name) => found.has(name))
      for (const name of written)
        if (!found.has(name))
          yield {
            document,
            pointer: within(pointer, "messages", name),
            values: { name, known: possible, ...ofMissing(name, field.field, possible) },
          }
    }
  },
)
