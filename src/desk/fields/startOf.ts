import type { DeskDefinition, OptionSchema } from "../deskApi"

/** `constants.placeholderText` of the shipped documents: the checks tell where it still stands. */
export const startText = "文章を入力してください"

/** What a component says first, where it says anything. */
const told = ["text", "title", "label"]

/** What plain words are at first, by the property that they are of. */
const words: Readonly<Record<string, string>> = { placeholder: "例）", autocomplete: "off" }

/** What a property says at first; undefined for what people do not begin from nothing, such as an action. */
export function startOf(schema: OptionSchema, name = ""): unknown {
  const { $ref, enum: choices, type, items, properties, required } = schema
  if (type === "string" && choices === undefined) return words[name]
  if ($ref === "#/definitions/text" || $ref === "#/definitions/rich") return startText
  if (choices) return choices[0]
  if (type === "boolean") return true
  if (items) {
    const item = startOf(items)
    return item === undefined ? undefined : [item]
  }
  return properties ? startOfObject(properties, required ?? []) : undefined
}

function startOfObject(properties: Readonly<Record<string, OptionSchema>>, required: readonly string[]): unknown {
  const entries = required.map((key) => [key, startOf(properties[key] ?? {})] as const)
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries)
}

/** A component as it is when it is added; undefined for one that needs more than words. */
export function startOfBlock({ name, options }: DeskDefinition): Readonly<Record<string, unknown>> | undefined {
  const properties = options.properties ?? {}
  const required = options.required ?? []
  const isSaid = told.some((key) => required.includes(key))
  // Nobody sees a box without a word in it.
  const word = isSaid ? undefined : told.find((key) => startOf(properties[key] ?? {}) === startText)
  const start = startOfObject(properties, word === undefined ? required : [...required, word])
  return typeof start === "object" ? { widget: name, ...start } : undefined
}
