import { createHash } from "node:crypto"
import type { TestModel } from "../../../renderer/testgen"
import { isRecord, recordOf } from "../../domain/json"
import { actionName, sayMove, stateName } from "../../sentences"
import { type Case, writeDone } from "./cases"
import { type Names, screenName } from "./names"
import type { WorldAt } from "./worlds"

/** What testers fill in. */
const filled = ["結果", "実施者", "日付", "メモ"] as const
const headings = ["ケース", "番号", "目的", "準備", "手順", "画面", "すること", "期待する結果", ...filled] as const

export type Row = readonly string[]

/** What holds for all cases of a flow. */
export interface Told {
  readonly names: Names
  readonly model: Pick<TestModel, "start" | "given">
  /** Address that the flow begins at. */
  readonly route?: string | undefined
  readonly worldAt?: WorldAt
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
    const arranged = one.state === undefined ? (ending?.arranged ?? []) : []
    const isCovered = ending !== undefined && isCoveredAtOnce(one)
    const done = [
      ...arranged,
      ...(isCovered ? [] : writeDone(step, names)),
      ...(ending?.pressed ?? pressedOn(step, names)),
    ]
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

/** A half-sheet that comes by itself, or that a state shows already, lies over the questions. */
const isCoveredAtOnce = ({ exit, state }: Case): boolean =>
  exit !== undefined &&
  exit.key === undefined &&
  (state !== undefined || (exit.needs.length === 0 && exit.after.every((one) => one.startsWith("sheet:"))))

const pressedOn = ({ pressed }: Case["steps"][number], { words }: Names): readonly string[] =>
  pressed.map(({ sheet, button }) => `「${words.sheet(sheet)}」で「${words.button(sheet, button)}」を押す`)

/** What has to be so before the first step. */
function prepare(
  { entry, steps, start, given, state }: Case,
  { names, model, route, worldAt }: Told,
): readonly string[] {
  const first = steps[0]?.screen ?? ""
  if (state !== undefined)
    return [`シミュレーターの「画面」で、「${screenName(names, first)}」の状態「${stateName(state)}」を開く`]
  const world = worldAt?.(entry)
  const sayGiven = (label: string) => {
    const kind = model.given.find(({ choices }) => choices.some((one) => one.label === label))
    return `${kind?.label ?? "お客さま"}：${label}`
  }
  return [
    entry === undefined ? "新しいお客さま" : `「${steps[0]?.name ?? ""}」から続けるお客さま（再開位置 ${entry}）`,
    ...pathsIn(model.start)
      .filter((path) => path !== today || world?.hasOwnDay !== true)
      .map((path) => names.words.known(path, valueAt(start, path) ?? valueAt(model.start, path))),
    ...(world === undefined ? [] : [`シミュレーターの「サーバー」で選ぶ世界：${world.title}`]),
    ...(route === undefined ? [] : [`開くアドレス：${route}`]),
    ...given.map(sayGiven),
  ]
}

const today = "$ctx.today"

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
function sayExpected({ entry, steps, ending, refusal, exit, state }: Case, index: number, names: Names): string {
  const next = steps[index + 1]?.screen
  const leads = steps[index]?.leads ?? []
  const does = leads.filter((one) => !names.titles.has(one) && !one.startsWith("/")).map(actionName)
  if (next !== undefined) return [...does, `「${names.titles.get(next) ?? next}」に進む`].join("\n")
  if (ending !== undefined && state !== undefined && exit !== undefined)
    return `シミュレーターの上に「お客さまは、ここから${sayMove(exit.to, names.words.title)}。」と出る（状態の画面なので、移らない）`
  if (ending !== undefined) return ending.expected
  if (refusal !== undefined) {
    const sheet = names.words.sent(refusal.call, refusal.code)
    return `${sheet === undefined ? "お断りの文" : `「${sheet}」`}が出て、先に進まない（シミュレーターの「記録」に出る返事は ${refusal.code}）`
  }
  if (entry !== undefined && steps.length === 1) return `「${steps[0]?.name ?? ""}」が出る`
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

/** Stands for the number of a case that the documents do not have any more. */
export const goneNumber = "以前"

const firstFilled = headings.length - filled.length

/** A line holds something that testers have typed: what they fill in, and all in columns of their own. */
const isFilled = (row: Row): boolean => row.slice(firstFilled).some((cell) => cell !== "")

/** A line of a case, and none that testers have written themselves. */
const isOfCase = ([id = ""]: Row): boolean => /^[0-9a-f]{8}$/.test(id)

/**
 * An earlier table with its columns in the order of `headings` and those of testers behind them, its first row their names.
 * Undefined where a column is missing.
 */
export function arrangeColumns([first = [], ...rows]: readonly Row[]): readonly Row[] | undefined {
  const own = headings.map((heading) => first.indexOf(heading))
  if (own.includes(-1)) return undefined
  const width = Math.max(...[first, ...rows].map(({ length }) => length))
  const added = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !own.includes(column) && [first, ...rows].some((row) => (row[column] ?? "") !== ""),
  )
  return [first, ...rows].map((row) => [...own, ...added].map((column) => row[column] ?? ""))
}

interface Kept {
  /** The names of all columns first. */
  readonly rows: readonly Row[]
  /** Lines with what was filled in in them. */
  readonly filled: number
  /** Filled lines of cases that the documents do not have any more. */
  readonly gone: number
}

/**
 * What testers have typed into an earlier sheet: in its line where that is still there, else in a line behind all others.
 * Lines that they have written themselves are the last, as they were.
 */
export function keepFilled(rows: readonly Row[], earlier: readonly Row[]): Kept {
  const [first = headings, ...lines] = earlier
  const known = new Map(lines.map((row) => [lineOf(row), row.slice(firstFilled)]))
  const empty = first.slice(firstFilled).map(() => "")
  const present = new Set(rows.map(lineOf))
  const lost = lines.filter((row) => isOfCase(row) && isFilled(row) && !present.has(lineOf(row)))
  const gone = lost.map((row) => row.map((cell, index) => (index === 1 ? goneNumber : cell)))
  const own = lines.filter((row) => !isOfCase(row) && row.some((cell) => cell !== ""))
  const now = rows.map((row) => [...row.slice(0, firstFilled), ...(known.get(lineOf(row)) ?? empty)])
  return { rows: [first, ...now, ...gone, ...own], filled: now.filter(isFilled).length, gone: gone.length }
}

const lineOf = (row: Row) => JSON.stringify([row[0], row[4], row[5], row[6]])
