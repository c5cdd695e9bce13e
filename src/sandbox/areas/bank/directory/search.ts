import { toKatakana } from "../../../../domain/text/kana"
import { toHalfWidth } from "../../../../domain/text/width"
import { type Branch, reading } from "./directory"

const maxRows = 50

export interface Found<Row> {
  readonly rows: readonly Row[]
  /** 1: there are more than are given. */
  readonly over: 0 | 1
}

/**
 * Names that hold the keyword, readings or codes that begin with it: first what is called exactly so, then what begins so,
 * then the rest; among equals the `majors` (codes, in their order), then the order of `all`.
 */
export function search<Row extends Branch>(
  all: readonly Row[],
  keyword: string,
  majors: readonly string[] = [],
): Found<Row> {
  const asked = { name: folded(keyword), kana: reading(keyword) }
  const found = all.flatMap((row) => {
    const rank = rankOf(row, asked)
    return rank === undefined ? [] : [{ row, rank, place: placeIn(majors, row.code) }]
  })
  const ranked = found.toSorted((one, other) => one.rank - other.rank || one.place - other.place)
  return { rows: ranked.slice(0, maxRows).map(({ row }) => row), over: found.length > maxRows ? 1 : 0 }
}

/** How a row compares: its name, without what it is at the end, and its reading. */
interface Keys {
  readonly name: string
  readonly bare: string
  readonly kana: string
}

const kinds = /(?:銀行|信用金庫|信用組合|労働金庫|支店)$/

/** Folded when first looked at, and once: the real tables have 28,944 rows. */
const known = new WeakMap<Branch, Keys>()

function keysOf(row: Branch): Keys {
  const before = known.get(row)
  if (before !== undefined) return before
  const name = folded(row.name)
  const keys = { name, bare: name.replace(kinds, ""), kana: reading(row.kana) }
  known.set(row, keys)
  return keys
}

/** 0: is called so. 1: begins so. 2: holds it in its name. */
function rankOf(row: Branch, asked: Pick<Keys, "name" | "kana">): 0 | 1 | 2 | undefined {
  const { name, bare, kana } = keysOf(row)
  if (name === asked.name || bare === asked.name || kana === asked.kana || row.code === asked.name) return 0
  if (name.startsWith(asked.name) || kana.startsWith(asked.kana) || row.code.startsWith(asked.name)) return 1
  return name.includes(asked.name) ? 2 : undefined
}

const placeIn = (majors: readonly string[], code: string): number => {
  const place = majors.indexOf(code)
  return place === -1 ? majors.length : place
}

/** Hiragana, letter width and case tell no names apart. */
const folded = (text: string): string => toHalfWidth(toKatakana(text)).toUpperCase()
