const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** Said to those who edit and test, never to customers. */
const forStaff = new Set(["description", "allowedWords"])

/** Every Japanese text of a document, without the values that are put into it. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return japanese.test(value) ? [value.replaceAll(/\{[^{}]*\}/g, "")] : []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (forStaff.has(key) ? [] : textsIn(part)))
}
