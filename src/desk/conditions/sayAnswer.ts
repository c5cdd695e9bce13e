import type { Naming } from "../../sentences"
import { isFields } from "../json"

const flags: Readonly<Record<string, string>> = { true: "はい", false: "いいえ" }

/** A value in words: by the label that it is chosen by, where there is one; of what holds values itself, how many there are. */
export function sayAnswer(naming: Naming, path: string, answer: unknown): string {
  const values = [answer].flat()
  if (values.length === 0) return "0件"
  if (answer === "") return "空"
  if (values.some(isFields)) return Array.isArray(answer) ? `${values.length}件` : "内容あり"
  return values.map((one) => naming.answer?.(path, one) ?? flags[String(one)] ?? String(one)).join("・")
}
