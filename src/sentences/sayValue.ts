import { isRecord } from "../domain/json"
import { sayCondition } from "./conditionSentence"
import { actionName } from "./documentWords"
import { isCondition } from "./isCondition"
import { componentName, controlName } from "./parts"
import { choiceName } from "./choices"
import { partName, wordOf } from "./sayPlace"
import { sayMinute } from "./sayClosure"
import type { ChangeWords } from "./wordsOf"

/** A value of a document in words; `name` is the property that has it. */
export function sayValue(words: ChangeWords, value: unknown, name = ""): string {
  if (value === undefined || value === null) return "なし"
  if (value === true) return "はい"
  if (value === false) return "いいえ"
  if (typeof value === "number") return String(value)
  if (typeof value === "string") return sayText(words, value, name)
  if (Array.isArray(value))
    return value.length === 0 ? "なし" : value.map((one) => sayValue(words, one, name)).join("、")
  if (!isRecord(value)) return "なし"
  if (isCondition(value)) return `「${sayCondition(value, words.naming)}」`
  const own = partName(words, value, name)
  if (own !== undefined) return own
  const parts = Object.entries(value).map(([key, part]) => `${wordOf(words, key)} ${sayValue(words, part, key)}`)
  return parts.length === 0 ? "なし" : parts.join("、")
}

function sayText(words: ChangeWords, text: string, name: string): string {
  if (text === "") return "空"
  if (text.startsWith("$")) return words.naming.path(text) ?? `「${text}」`
  if (name === "widget") return `「${componentName(text) === text ? controlName(text) : componentName(text)}」`
  if (name === "options" && text === "codes") return "選択肢の表のすべて"
  if (name === "do") return `「${actionName(text)}」`
  if (screenNamed.has(name) && words.screens.has(text)) return `「${words.title(text)}」`
  if (name === "areas" || name === "area") return `「${words.area(text)}」`
  return sayMinute(text) ?? `「${nameFilled(words, choiceName(text))}」`
}

/** What is put into a text, by its name where it has one. */
const nameFilled = (words: ChangeWords, text: string): string =>
  text.replaceAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g, (written, path: string) => {
    const name = words.naming.path(`$${path}`)
    return name === undefined ? written : `（${name}）`
  })

/** Properties that name a screen. */
const screenNamed = new Set(["screen", "step", "to", "back", "otherwise", "after", "from", "v2"])
