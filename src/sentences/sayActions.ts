import { isRecord, type JsonRecord } from "../domain/json"
import { type Naming, sayCondition } from "./conditionSentence"
import { actionName } from "./documentWords"

/** What people call things that actions speak of. */
export interface ActionWords {
  readonly naming: Naming
  /** Title of a screen or half-sheet by its id or address; undefined where it has none. */
  readonly title: (id: string) => string | undefined
  /** What a call is for. */
  readonly call: (id: string) => string | undefined
}

/** What happens, one after the other, in one sentence: 「ポップアップを出す「…」、それから 画面へ進む「出金」」. */
export function sayActions(words: ActionWords, actions: unknown): string {
  const list: readonly unknown[] = Array.isArray(actions) ? actions : [actions]
  const said = list.filter(isRecord).map((action) => sayAction(words, action))
  return said.length === 0 ? "何も起こらない" : said.join("、それから ")
}

function sayAction(words: ActionWords, action: JsonRecord): string {
  const { do: name, $ref: reference, when, if: condition, then, otherwise } = action
  if (typeof reference === "string") return `共通の部品${quote(reference.slice(reference.lastIndexOf("/") + 1))}`
  const only = when === undefined ? "" : `「${sayCondition(when, words.naming)}」のときだけ `
  if (name !== "choose") return `${only}${actionName(name)}${detailOf(words, action)}`
  const other = otherwise === undefined ? "" : `、でなければ ${sayActions(words, otherwise)}`
  return `${only}「${sayCondition(condition, words.naming)}」なら ${sayActions(words, then)}${other}`
}

const longest = 60

/** Where to, with which words, and of what. */
function detailOf(words: ActionWords, { to, text, sheet, call, screen, flow }: JsonRecord): string {
  if (typeof text === "string") return quote(text.startsWith("$") ? (words.naming.path(text) ?? text) : text)
  if (typeof sheet === "string") return quote(words.title(sheet) ?? sheet)
  if (typeof call === "string") return quote(words.call(call) ?? call)
  const target = [to, screen, flow].find((one) => typeof one === "string")
  return typeof target === "string" ? quote(sayTarget(words, target)) : ""
}

/** A screen by its title, an address as it stands. */
function sayTarget(words: ActionWords, target: string): string {
  const [, read] = /^\$(.+)$|^\{([^}]+)\}$/.exec(target)?.filter((part) => part !== undefined) ?? []
  if (read !== undefined) return words.naming.path(`$${read}`) ?? target
  const [path = ""] = target.split("?")
  return words.title(path) ?? target
}

const quote = (text: string): string => `「${text.length > longest ? `${text.slice(0, longest)}…` : text}」`
