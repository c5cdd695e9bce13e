import { createHash } from "node:crypto"
import type { TestModel } from "../../../renderer/testgen"
import { isRecord, recordOf } from "../../domain/json"
import { actionName } from "../../sentences"
import { type Case, writeDone } from "./cases"
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

/** What holds for all cases of a flow. */
export interface Told {
  readonly names: Names
  readonly model: Pick<TestModel, "start" | "given">
  /** Address that the flow begins at. */
  readonly route?: string | undefined
}

/** A table for people who try the cases by hand: a line for each screen, with what to do there and what has to follow. */
export const writeSheet = (cases: readonly Case[], told: Told): readonly Row[] =>
  cases.flatMap((one, index) => rowsOf(one, String(index + 1), told))

function rowsOf(one: Case, number: string, told: Told): readonly Row[] {
  const id = idOf(one)
  const { names } = told
  const preparation = prepare(one, told).join("\n")
  return one.steps.map((step, index) => {
    const ending = index === one.steps.length - 1 ? one.ending : undefined
    const done = [...(ending?.arranged ?? []), ...writeDone(step, names), ...(ending?.pressed ?? [])]
    return [
      id,
      number,
      index === 0 ? one.title : "",
      index === 0 ? preparation : "",
      String(index + 1),
      screenName(names, step.screen),
      done.join("\n"),
      sayExpected(one, index, names),
      ...filled.map(() => ""),
    ]
  })
}

/** What has to be so before the first step. */
function prepare({ entry, steps, start, given }: Case, { names, model, route }: Told): readonly string[] {
  const sayGiven = (label: string) => {
    const kind = model.given.find(({ choices }) => choices.some((one) => one.label === label))
    const facts = names.words.facts(kind?.choices.find((one) => one.label === label)?.values)
    return `${kind?.label ?? "お客さま"}：${label}${facts.length === 0 ? "" : `（${facts.join("、")}）`}`
  }
  return [
    entry === undefined ? "新しいお客さま" : `「${steps[0]?.name ?? ""}」から続けるお客さま（再開位置 ${entry}）`,
    ...(route === undefined ? [] : [`開くアドレス：${route}`]),
    ...given.map(sayGiven),
    ...pathsIn(model.start).map((path) => names.words.known(path, valueAt(start, path) ?? valueAt(model.start, path))),
  ]
}

/** `{ ctx: { today: … } }` as `$ctx.today`. */
const pathsIn = (values: Readonly<Record<string, unknown>>, within = "$"): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) ? pathsIn(value, `${within}${name}.`) : [`${within}${name}`],
  )

const valueAt = (values: unknown, path: string): unknown =>
  path
    .slice(1)
    .split(".")
    .reduce((value, name) => recordOf(value)[name], values)

/** What a tester sees once the button of a step was pressed: where the case goes on, or how it ends. */
function sayExpected({ steps, ending, refusal }: Case, index: number, names: Names): string {
  const next = steps[index + 1]?.screen
  const leads = steps[index]?.leads ?? []
  const does = leads.filter((one) => !names.titles.has(one) && !one.startsWith("/")).map(actionName)
  const sheets = (steps[index]?.sheets ?? []).map((sheet) => `「${names.words.sheet(sheet)}」が出る`)
  if (next !== undefined) return [...sheets, ...does, `「${names.titles.get(next) ?? next}」に進む`].join("\n")
  if (ending !== undefined) return ending.expected
  if (refusal !== undefined) return `お断りの文が出て、先に進まない（返事は ${refusal.code}）`
  const screens = leads.filter((one) => names.titles.has(one)).map((one) => `「${names.titles.get(one) ?? one}」に進む`)
  return [...does, ...screens].join("\n") || "画面が出る"
}

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
