import { parentOf, segmentsOf, valueAt } from "../../renderer/pointers"
import type { Difference } from "../../renderer/editing"
import { isRecord } from "../domain/json"
import { sayCondition } from "./conditionSentence"
import { closureName, isClosure, sayClosing } from "./sayClosure"
import { documentName, partName, sayPlace } from "./sayPlace"
import { sayValue } from "./sayValue"
import type { ChangeWords } from "./wordsOf"

/** A difference in words. */
export interface SaidDifference {
  /** Where, or where and what: 「出金」の「お知らせの箱」の文章. */
  readonly says: string
  /** What stood and what stands there; absent where the place says it all. */
  readonly before?: string
  readonly after?: string
}

/** One line: 「出金」の見出しの文章：「A」 → 「B」 */
export const writeSaid = ({ says, before, after }: SaidDifference): string =>
  before !== undefined && after !== undefined
    ? `${says}：${before} → ${after}`
    : [says, before ?? after].filter((one) => one !== undefined).join("：")

/** A document and its two sides. */
export interface ChangedDocument {
  readonly file: string
  readonly before: unknown
  readonly after: unknown
}

export function sayDifference(words: ChangeWords, document: ChangedDocument, difference: Difference): SaidDifference {
  const { file } = document
  const was = (pointer: string) => sayPlace(words, file, document.before, pointer)
  const is = (pointer: string) => sayPlace(words, file, document.after, pointer)
  /** Of what a list consists is said by the item. */
  const list = (side: typeof was, pointer: string) =>
    side(plainLists.has(nameOf(pointer)) ? parentOf(pointer) : pointer)
  switch (difference.kind) {
    case "changed": {
      const name = nameOf(difference.to)
      const [before, after] = [sayValue(words, difference.before, name), sayValue(words, difference.after, name)]
      return { says: was(difference.from), ...(before === after ? writtenAs(difference) : { before, after }) }
    }
    case "added": {
      if (difference.to === "") return { says: `${documentName(words, file, document.after)}を新しく追加` }
      if (isClosure(file, difference.after)) return { says: sayClosing(words, difference.after) }
      if (difference.isItem) {
        const item = itemName(words, difference.to, difference.after)
        return { says: `${list(is, parentOf(difference.to))}に${item}を追加${onlyWhen(words, difference.after)}` }
      }
      return { says: `${is(difference.to)}を追加`, ...valueOf(words, "after", difference.to, difference.after) }
    }
    case "removed": {
      if (difference.from === "")
        return { says: `${documentName(words, file, document.before)}のファイルがないか、JSONとして読めません` }
      if (isClosure(file, difference.before)) return { says: `${closureName(words, difference.before)}をやめる` }
      if (difference.isItem) {
        const item = itemName(words, difference.from, difference.before)
        return { says: `${list(was, parentOf(difference.from))}から${item}を削除` }
      }
      return { says: `${was(difference.from)}を削除`, ...valueOf(words, "before", difference.from, difference.before) }
    }
    case "moved": {
      const item = itemName(words, difference.to, difference.after)
      const [from, to] = [parentOf(difference.from), parentOf(difference.to)]
      const isOther = parentOf(difference.at) !== to
      const target = targetOf(words, document.after, difference.to)
      return isOther
        ? { says: `${list(was, from)}から${item}を${list(is, to)}の${target}へ移動` }
        : { says: `${list(is, to)}で${item}を${target}へ移動` }
    }
    case "renamed":
      return { says: `${was(difference.from)}の名前を「${nameOf(difference.to)}」に変更` }
    case "reordered":
      return { says: `${is(difference.to)}の中の順番を変更` }
  }
}

const nameOf = (pointer: string): string => segmentsOf(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? ""

const plainLists = new Set(["body", "footer", "steps", "ui", "codes", "sections"])

/** When a part is there, where it is not always. */
const onlyWhen = (words: ChangeWords, part: unknown): string =>
  isRecord(part) && part["when"] !== undefined ? `（「${sayCondition(part["when"], words.naming)}」のときだけ）` : ""

/** What people call an item of a list. */
const itemName = (words: ChangeWords, pointer: string, item: unknown): string =>
  partName(words, item, nameOf(pointer)) ?? sayValue(words, item, nameOf(pointer))

/** In front of the item that now follows, or at the end. */
function targetOf(words: ChangeWords, after: unknown, pointer: string): string {
  const items = valueAt(after, parentOf(pointer))
  const next: unknown = Array.isArray(items) ? items[Number(segmentsOf(pointer).at(-1)) + 1] : undefined
  return next === undefined ? "最後" : `${itemName(words, pointer, next)}の前`
}

const valueOf = (words: ChangeWords, side: "before" | "after", pointer: string, value: unknown) => ({
  [side]: brief(sayValue(words, value, nameOf(pointer)), value),
})

const longest = 160

/** A text is told to its end; of anything larger nobody reads more. */
const brief = (said: string, value: unknown): string =>
  typeof value === "string" || said.length <= longest ? said : `${said.slice(0, longest)}…`

/** Two values that people call the same are told as they are written. */
const writtenAs = ({ before, after }: Difference & { readonly kind: "changed" }) => ({
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})
