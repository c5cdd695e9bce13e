import { type DryRunStep, type Goal, leavesScreen, type Plan } from "../../../renderer/testgen"
import { conditionNames, type Names, screenName, writeGoals } from "./names"

/** One invented case, ready to be read, typed or sent. */
export interface Case {
  readonly title: string
  /** Return point with which the customer comes back. */
  readonly entry?: string
  readonly steps: readonly CaseStep[]
  readonly exit?: Plan["exit"]
  readonly refusal?: Plan["refusal"]
  /** What this case shows first. */
  readonly shows: readonly Goal[]
}

interface CaseStep {
  readonly screen: string
  readonly name: string
  readonly answers: DryRunStep["answers"]
  readonly taps: DryRunStep["taps"]
  /** Steps that are corrected from here first. */
  readonly corrections: readonly { readonly tap: string; readonly screen: string }[]
  readonly button?: DryRunStep["button"]
  /** Where the button led. */
  readonly leads: readonly string[]
  readonly calls: readonly { readonly call: string; readonly input: unknown }[]
  /** Questions that no known value answers. */
  readonly open: readonly string[]
}

export function toCase(plan: Plan, steps: readonly DryRunStep[], names: Names): Case {
  return {
    title: titleOf(plan, names),
    ...(plan.entry === undefined ? {} : { entry: plan.entry }),
    steps: steps.map(({ screen, answers, taps, button, effects, open, corrections }) => ({
      screen,
      name: screenName(names, screen),
      answers,
      taps,
      corrections: corrections.map(({ opened, screen: corrected }) => ({ tap: opened.tap.label, screen: corrected })),
      ...(button === undefined ? {} : { button }),
      leads: effects.flatMap(({ kind, name, input, does }) =>
        kind === "go" ? [name] : does !== undefined && leavesScreen(does) ? [String(input?.["to"] ?? name)] : [],
      ),
      calls: effects.flatMap(({ kind, name, input }) => (kind === "call" ? [{ call: name, input }] : [])),
      open,
    })),
    ...(plan.exit === undefined ? {} : { exit: plan.exit }),
    ...(plan.refusal === undefined ? {} : { refusal: plan.refusal }),
    shows: plan.shows,
  }
}

function titleOf({ holds, given, entry, exit, refusal }: Plan, names: Names): string {
  const conditions = conditionNames(names, holds)
  const who = given.length === 0 ? "" : `（${given.join("、")}）`
  const what = conditions.length === 0 ? "どの条件もあてはまらない" : conditions.join("、")
  if (entry !== undefined) return `再開位置 ${entry} から続ける${who}`
  const end = exit === undefined ? refusal?.code : endOf(exit, names)
  return end === undefined ? `${what}${who}` : `${end}：${what}${who}`
}

export const endOf = ({ label, to }: NonNullable<Plan["exit"]>, names: Names): string =>
  names.titles.has(to) ? `${screenName(names, to)}へ` : label

export function writeCase({ title, steps, exit, refusal, shows }: Case, number: number, names: Names): string {
  const lines = steps.flatMap((step, index) => [
    `${index + 1}. ${step.name}`,
    ...writeDone(step, names).map((line) => `   - ${line}`),
  ])
  const out =
    exit === undefined ? [] : [`→ ${endOf(exit, names)}（${[...exit.needs, ...exit.after, exit.to].join("、")}）`]
  const said = refusal === undefined ? [] : [`→ サーバーは ${refusal.code} と答える（${refusal.when}）`]
  return [`## ${number}. ${title}`, "", ...writeGoals(shows, names), "", ...lines, ...said, ...out].join("\n")
}

/** What is done on one screen, line by line. */
export const writeDone = ({ answers, taps, corrections, button, open }: CaseStep, names: Names): readonly string[] => [
  ...corrections.map(({ tap, screen }) => `「${tap}」を押し、${screenName(names, screen)}を保存して戻る`),
  ...taps.map(({ label }) => `「${label}」を押す`),
  ...answers.map(({ label, value, text }) => `${label}: ${text ?? writeValue(value)}`),
  ...open.map((field) => `${field}: 答えの例が文書にありません`),
  ...(button === undefined ? [] : [`「${button.label}」を押す`]),
]

function writeValue(value: unknown): string {
  if (value === true) return "チェックする"
  if (value === false) return "チェックしない"
  return Array.isArray(value)
    ? value.map(writeValue).join("、")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value)
}
