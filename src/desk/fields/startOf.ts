import type { DeskDefinition, OptionSchema } from "../deskApi"

/** What a property says at first; undefined for what people do not begin from nothing, such as an action. */
export function startOf({ $ref, enum: choices, type, items, properties, required }: OptionSchema): unknown {
  if ($ref === "#/definitions/text" || $ref === "#/definitions/rich") return "文章を入力してください"
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
  const start = startOfObject(options.properties ?? {}, options.required ?? [])
  return typeof start === "object" ? { widget: name, ...start } : undefined
}
