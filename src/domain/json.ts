export type JsonRecord = Readonly<Record<string, unknown>>

/** True for what JSON calls an object; a list is none. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The object itself, or an empty one for anything else. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {})

/** The texts of a list; none of anything else. */
export const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === "string") : []

/** A text that says something. */
export const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""

/** The value that a text holds as JSON; undefined where it holds none. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
