import { createHash } from "node:crypto"
import { pathName } from "../../sentences"
import { type Case, endOf, writeDone } from "./cases"
import { type Names, screenName } from "./names"

/** What testers fill in. */
const filled = ["結果", "実施者", "日付", "メモ"] as const
export const headings = [
  "ケース",
  "番号",
  "目的",
  "準備",
  "手順",
  "画面",
  "すること",
  "期待する結果",
  ...filled,
] as const

export type Row = readonly string[]

interface Told {
  readonly names: Names
  /** What is so when a case begins, by `$path`. */
  readonly start: Readonly<Record<string, unknown>>
}

/** A table for people who try the cases by hand: a line for each screen, with what to do there and what has to follow. */
export const writeSheet = (cases: readonly Case[], told: Told): readonly Row[] =>
  cases.flatMap((one, index) => rowsOf(one, String(index + 1), told))

function rowsOf(one: Case, number: string, { names, start }: Told): readonly Row[] {
  const id = idOf(one)
  const preparation = [
    ...(one.entry === undefined ? ["新しいお客さま"] : [`再開位置 ${one.entry} まで進めたお客さま`]),
    ...Object.entries(start).map(
      ([path, value]) =>
        `${pathName(path, []) ?? path}：${value === true ? "はい" : value === false ? "いいえ" : String(value)}`,
    ),
  ].join("\n")
  return one.steps.map((step, index) => {
    const isLast = index === one.steps.length - 1
    const leads = step.leads.map((screen) => `「${names.titles.get(screen) ?? screen}」に進む`)
    const expected = [...leads, ...(isLast ? sayEnd(one, names) : [])]
    return [
      id,
      number,
      index === 0 ? one.title : "",
      index === 0 ? preparation : "",
      String(index + 1),
      screenName(names, step.screen),
      writeDone(step, names).join("\n"),
      expected.length === 0 ? "画面が出る" : expected.join("\n"),
      ...filled.map(() => ""),
    ]
  })
}

const sayEnd = ({ exit, refusal }: Case, names: Names): readonly string[] => [
  ...(exit === undefined ? [] : [`「${endOf(exit, names)}」に出る`]),
  ...(refusal === undefined ? [] : [`${refusal.code} でお断りされる（${refusal.when}）`]),
]

/** The same case has the same name in every sheet. */
const idOf = ({ steps, entry, exit, refusal }: Case): string => {
  const done = steps.map(({ screen, answers, taps, button }) => [screen, answers, taps, button?.key])
  return createHash("sha256")
    .update(JSON.stringify([done, entry, exit, refusal]))
    .digest("hex")
    .slice(0, 8)
}

/** What testers have filled in in an earlier sheet, where a line of it is still there. */
export function keepFilled(rows: readonly Row[], earlier: readonly Row[]): readonly Row[] {
  const first = headings.length - filled.length
  const nameOf = (row: Row) => JSON.stringify([row[0], row[4], row[5], row[6]])
  const known = new Map(earlier.map((row) => [nameOf(row), row.slice(first, headings.length)]))
  return rows.map((row) => [...row.slice(0, first), ...(known.get(nameOf(row)) ?? row.slice(first))])
}
