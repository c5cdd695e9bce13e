import { toKatakana } from "../../../../domain/text/kana"
import { toHalfWidth } from "../../../../domain/text/width"
import { type Branch, reading } from "./directory"

const maxRows = 50

export interface Found<Row> {
  readonly rows: readonly Row[]
  /** 1: there are more than are given. */
  readonly over: 0 | 1
}

/** Names that hold the keyword, readings or codes that begin with it. */
export function search<Row extends Branch>(all: readonly Row[], keyword: string): Found<Row> {
  const name = folded(keyword)
  const kana = reading(keyword)
  const found = all.filter(
    (row) => folded(row.name).includes(name) || reading(row.kana).startsWith(kana) || row.code.startsWith(name),
  )
  return { rows: found.slice(0, maxRows), over: found.length > maxRows ? 1 : 0 }
}

/** Hiragana, letter width and case tell no names apart. */
const folded = (text: string): string => toHalfWidth(toKatakana(text)).toUpperCase()
