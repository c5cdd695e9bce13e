import type { ControlPropsOf } from "../../../renderer"
import { toKanaFull, toKatakana } from "../../domain/text/kana"
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

/** Items of the data as the document words them; undefined where there are none to speak of yet. */
export function pickerItems(items: unknown, optionsWith: Options["optionsWith"]): readonly PickerItem[] | undefined {
  if (!Array.isArray(items)) return undefined
  return items.map((item: unknown, index) => {
    const { itemValue, itemLabel, chosen } = optionsWith({ item, index })
    return { value: String(itemValue), label: itemLabel, chosen }
  })
}

/** What a search is for: names are compared in katakana, and what is all digits is a code. */
export function searchFor(typed: string) {
  const digits = toHalfWidthDigits(typed.trim())
  return { text: toKanaFull(typed), code: /^[0-9]+$/.test(digits) ? digits : "" }
}

export const letterOf = (letter: string) => ({ letter, kana: toKatakana(letter) })
