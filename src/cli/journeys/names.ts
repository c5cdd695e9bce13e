import type { Goal } from "../../../renderer/testgen"
import type { CaseWords } from "./caseWords"

/** Words for people in place of ids. */
export interface Names {
  readonly titles: ReadonlyMap<string, string>
  /** Labels of named conditions. */
  readonly labels: Readonly<Record<string, string>>
  /** Calls, half-sheets and their buttons, conditions on values. */
  readonly words: CaseWords
}

export const screenName = ({ titles }: Names, screen: string): string => {
  const title = titles.get(screen)
  return title === undefined ? screen : `${title}（${screen}）`
}

const labelOf = ({ labels }: Names, name: string): string => labels[name] ?? name

/** What a case shows, as a sentence. */
export function writeGoal(goal: Goal, names: Names): string {
  switch (goal.kind) {
    case "step":
      return `画面「${screenName(names, goal.screen)}」が${goal.open ? "出る" : "出ない"}`
    case "condition":
      return `条件「${labelOf(names, goal.name)}」が${goal.holds ? "成り立つ" : "成り立たない"}`
    case "entry":
      return `再開位置 ${goal.point} から入る`
    case "edge":
      return `「${screenName(names, goal.from)}」から「${screenName(names, goal.to)}」へ進む`
    case "edit":
      return `「${screenName(names, goal.from)}」から「${screenName(names, goal.to)}」を修正して戻る`
    case "exit":
      return `出口「${goal.name}」へ「${screenName(names, goal.from)}」から出る（${goal.by}）`
    case "refusal":
      return `お断り ${goal.code}（${goal.when}）`
    case "answer":
      return `「${screenName(names, goal.screen)}」で ${goal.field} に ${JSON.stringify(goal.value)} と答える`
  }
}

const grouped: ReadonlySet<Goal["kind"]> = new Set(["step", "condition", "edge", "edit"])

/** Many goals of one kind on one line. */
export function writeGoals(goals: readonly Goal[], names: Names): readonly string[] {
  const title = (screen: string) => `「${names.titles.get(screen) ?? screen}」`
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ["出る画面", goals.flatMap((goal) => (goal.kind === "step" && goal.open ? [title(goal.screen)] : []))],
    ["出ない画面", goals.flatMap((goal) => (goal.kind === "step" && !goal.open ? [title(goal.screen)] : []))],
    [
      "成り立つ条件",
      goals.flatMap((goal) => (goal.kind === "condition" && goal.holds ? [labelOf(names, goal.name)] : [])),
    ],
    [
      "成り立たない条件",
      goals.flatMap((goal) => (goal.kind === "condition" && !goal.holds ? [labelOf(names, goal.name)] : [])),
    ],
    ["進み方", goals.flatMap((goal) => (goal.kind === "edge" ? [`${title(goal.from)}→${title(goal.to)}`] : []))],
    ["修正", goals.flatMap((goal) => (goal.kind === "edit" ? [title(goal.to)] : []))],
    ["ほか", goals.flatMap((goal) => (grouped.has(goal.kind) ? [] : [writeGoal(goal, names)]))],
  ]
  return lines.flatMap(([name, parts]) => (parts.length === 0 ? [] : [`- ${name}: ${parts.join("、")}`]))
}

export const conditionNames = (names: Names, holds: readonly string[]): readonly string[] =>
  holds.map((name) => labelOf(names, name))
