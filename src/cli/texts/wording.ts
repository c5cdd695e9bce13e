import type { FindingValue } from "../../../renderer/compiler"

type Values = Readonly<Record<string, FindingValue>>

/** A value as it stands in a sentence. */
export const say = (value: FindingValue | undefined): string =>
  Array.isArray(value) ? value.join("、") : value === undefined ? "" : String(value)

/** A value is of the right type, but not written as it has to be. */
export const isLiteral = (found: FindingValue | undefined): boolean => Array.isArray(found) && found.includes("literal")

const few = 12

/** Names in brackets, the first of them and how many more there are; empty where there are none. */
export const listed = (known: FindingValue | undefined): string => {
  const names = Array.isArray(known) ? known : []
  if (names.length === 0) return ""
  const rest = names.length > few ? ` ほか${names.length - few}件` : ""
  return `${names
    .slice(0, few)
    .map((name) => `「${name}」`)
    .join("")}${rest}`
}

/** Names one by one, each in brackets; empty where there are none. */
export const quoted = (names: FindingValue | undefined, between = "、"): string =>
  [names ?? []]
    .flat()
    .map((name) => `"${String(name)}"`)
    .join(between)

/** What to write instead: the name that must have been meant; else one that is near, and the known ones; else the hint. */
export const instead =
  (hint: string) =>
  ({ nearest, isGuess, known }: Values): string => {
    const near = nearest === undefined ? "" : say(nearest)
    if (near !== "" && isGuess !== true) return `「${near}」の書き間違いではありませんか。違う場合は、${hint}`
    const names = listed(known)
    const guess = near === "" ? "" : `似た名前に「${near}」があります。`
    return names === ""
      ? `${guess}綴りを確認してください。正しい場合は、${hint}`
      : `${guess}使えるのは ${names} です。それ以外が必要なときは、${hint}`
  }

/** Of a type that JSON Schema does not know. */
export const unknownType = (name: FindingValue | undefined): string => `type に「${say(name)}」という種類はありません。`

const typeHint = "string、number、integer、boolean、object、array、null のどれかにしてください。"

export const knownTypes = (values: Values): string => ifMeant(values, typeHint)

/** Of a schema that is none; `found` is a type that there is not. */
export const schemaHint = (values: Values): string =>
  values["found"] === undefined ? "ほかのフォームの schema を参考に書き直してください。" : knownTypes(values)

/** What may have been meant where something is near, before the hint. */
export const ifMeant = (values: Values, hint: string): string =>
  values["nearest"] === undefined ? hint : instead(hint)(values)

const jsonTypes: Readonly<Record<string, string>> = {
  string: '文字（" " で囲む）',
  number: '数値（" " で囲まない）',
  integer: '整数（" " で囲まない）',
  boolean: "true または false",
  array: "[ ] で囲んだ一覧",
  object: "{ } で囲んだまとまり",
  null: "null",
  day: "日付や日時",
  month: "年と月だけの値",
  date: "日付だけの値",
  moment: "日時",
  word: "日付でない文字",
}

/** JSON types in words that need no programming. */
export const typesInWords = (types: FindingValue | undefined): string =>
  (Array.isArray(types) ? types : [say(types)]).map((type) => jsonTypes[type] ?? type).join("・")

const keywords: Readonly<Record<string, string>> = {
  type: "値の種類が違います",
  required: "必要な項目がありません",
  additionalProperties: "知らない項目があります",
  enum: "決められた値のどれでもありません",
  const: "決められた値ではありません",
  minimum: "値が小さすぎます",
  maximum: "値が大きすぎます",
  minLength: "文字数が足りません",
  maxLength: "文字数が多すぎます",
  pattern: "文字の並びが決まりと合いません",
  format: "書式が合いません",
  minItems: "件数が足りません",
  maxItems: "件数が多すぎます",
  uniqueItems: "同じ値が重なっています",
}

/** Why a value breaks a JSON Schema; instead of a regular expression, what fits it. */
export const mismatch = ({ keyword, detail, example }: Values): string => {
  const reason = keywords[say(keyword)] ?? "決まりと合いません"
  if (keyword === "pattern") return example === undefined ? reason : `${reason}（正しい例：${say(example)}）`
  const details = say(detail) === "" ? [] : say(detail).split(", ")
  if (details.length === 0) return reason
  const rest = details.length > few ? ` ほか${details.length - few}件` : ""
  return `${reason}（${keyword === "type" ? typesInWords(details) : details.slice(0, few).join(", ") + rest}）`
}
