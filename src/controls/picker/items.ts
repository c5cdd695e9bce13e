import type { ControlPropsOf } from "../../../renderer"
import { dropHalfTyped, toKanaFull, toKatakana } from "../../domain/text/kana"
import { toHalfWidthDigits } from "../shared/input"
import type { definition } from "./definition"

export type PickerProps = ControlPropsOf<typeof definition>
type Options = PickerProps["options"]

export interface PickerItem {
  readonly value: string
  readonly label: string
  /** Runs what the document says follows the choice. */
  readonly chosen: Options["chosen"]
}

/** What a document words by the item is worded once somebody asks for it: thousands are never drawn. */
export interface PickerItems {
  readonly length: number
  at(index: number): PickerItem
}

/** Items of the data as the document words them; undefined where there are none to speak of yet. */
export function pickerItems(items: unknown, optionsWith: Options["optionsWith"]): PickerItems | undefined {
  if (!Array.isArray(items)) return undefined
  const worded = new Map<number, PickerItem>()
  const word = (index: number): PickerItem => {
    const { itemValue, itemLabel, chosen } = optionsWith({ item: items[index], index })
    const item = { value: String(itemValue), label: itemLabel, chosen }
    worded.set(index, item)
    return item
  }
  return { length: items.length, at: (index) => worded.get(index) ?? word(index) }
}

/** What a search is for: names are compared in katakana, and what is all digits is a code. */
export function searchFor(typed: string) {
  const digits = toHalfWidthDigits(typed.trim())
  return { text: toKanaFull(dropHalfTyped(typed)), code: /^[0-9]+$/.test(digits) ? digits : "" }
}

export const letterOf = (letter: string) => ({ letter, kana: toKatakana(letter) })
