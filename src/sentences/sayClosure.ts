import { sayPeriod } from "../domain/closures/sayPeriod"
import { isRecord, recordOf } from "../domain/json"
import type { ChangeWords } from "./wordsOf"

type Names = Pick<ChangeWords, "area">

/** What closures.json says of one closure. */
const partsOf = ({ area }: Names, closure: unknown) => {
  const { areas, from, until, text } = recordOf(closure)
  return {
    areas:
      Array.isArray(areas) && areas.length > 0 ? areas.map((name) => area(String(name))).join("・") : "（範囲なし）",
    period: sayPeriod(String(from), String(until)),
    text: typeof text === "string" && text !== "" ? text : undefined,
  }
}

/** 出金の12月5日 1:00〜6:00のお休み */
export function closureName(words: Names, closure: unknown): string {
  const { areas, period } = partsOf(words, closure)
  return `${areas}の${period}のお休み`
}

/** 出金を12月5日 1:00から6:00までお休みにする */
export function sayClosing(words: Names, closure: unknown): string {
  const { areas, period, text } = partsOf(words, closure)
  return `${areas}を${period.replace("〜", "から")}までお休みにする${text === undefined ? "" : `（案内の文：「${text}」）`}`
}

/** Whether a part of a document is one. */
export const isClosure = (file: string, part: unknown): boolean =>
  file === "closures.json" && isRecord(part) && "until" in part

/** What its properties are called, where the words of other documents say something else. */
export const closureWords: Readonly<Record<string, string>> = {
  areas: "範囲",
  from: "始まり",
  until: "終わり",
  text: "案内の文",
}

/** A time of one: 12月5日 1:00. */
export function sayMinute(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  const [start] = sayPeriod(text, text).split("〜")
  return start
}
