import { type DryRunStep, type Goal, leavesScreen, type Plan } from "../../../renderer/testgen"
import { stateName } from "../../sentences"
import { endingOf, type Ending } from "./ending"
import { conditionNames, type Names, screenName, writeGoals } from "./names"

/** One invented case, ready to be read, typed or sent. */
export interface Case {
  readonly title: string
  /** What is so when it begins, by scope root. */
  readonly start: Plan["steps"][number]["known"]
  /** What the customer's papers say, by the name of the choice. */
  readonly given: readonly string[]
  /** Return point with which the customer comes back. */
  readonly entry?: string
  /** State of the only screen in which it is played: what servers have to say stands there. */
  readonly state?: string
  readonly steps: readonly CaseStep[]
  readonly exit?: Plan["exit"]
  /** The exit in sentences. */
  readonly ending?: Ending
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
  readonly corrections: readonly {
    readonly tap: DryRunStep["taps"][number]
    readonly screen: string
    readonly save: string
  }[]
  readonly button?: DryRunStep["button"]
  /** Buttons that were pressed on half-sheets that came over the screen. */
  readonly pressed: readonly { readonly sheet: string; readonly button: string }[]
  /** Where the button led. */
  readonly leads: readonly string[]
  readonly calls: readonly { readonly call: string; readonly input: unknown }[]
  /** Questions that no known value answers. */
  readonly open: readonly string[]
}

export function toCase(plan: Plan, steps: readonly DryRunStep[], names: Names): Case {
  return {
    title: titleOf(plan, names),
    start: plan.steps[0]?.known ?? {},
    given: plan.given,
    ...(plan.entry === undefined ? {} : { entry: plan.entry }),
    steps: steps.map(({ screen, answers, taps, button, effects, open, corrections }) => ({
      screen,
      name: screenName(names, screen),
      answers,
      taps,
      corrections: corrections.map((one) => ({
        tap: one.opened.tap,
        screen: one.screen,
        save: one.button?.label ?? "",
      })),
      pressed: effects.flatMap(({ pressed, input }) =>
        pressed === undefined ? [] : [{ sheet: String(input?.["sheet"]), button: pressed }],
      ),
      ...(button === undefined ? {} : { button }),
      leads: effects.flatMap(({ kind, name, input, does }) =>
        kind === "go"
          ? [name]
          : does !== undefined && does !== "resumes" && leavesScreen(does)
            ? [String(input?.["to"] ?? name)]
            : [],
      ),
      calls: effects.flatMap(({ kind, name, input }) => (kind === "call" ? [{ call: name, input }] : [])),
      open,
    })),
    ...(plan.exit === undefined ? {} : { exit: plan.exit, ending: endingOf(plan.exit, leftBy(steps.at(-1)), names) }),
    ...(plan.refusal === undefined ? {} : { refusal: plan.refusal }),
    shows: plan.shows,
  }
}

const leftBy = (last: DryRunStep | undefined) => ({ from: last?.screen ?? "", isPressed: last?.button !== undefined })

function titleOf({ holds, given, entry, exit, refusal, steps }: Plan, names: Names): string {
  const conditions = conditionNames(names, holds)
  const who = given.length === 0 ? "" : `（${given.join("、")}）`
  if (entry !== undefined) return `再開位置 ${entry} から続ける${who}`
  const end = exit === undefined ? refusal && "お断り" : titleOfEnd(exit, names)
  if (end === undefined) return `${conditions.length === 0 ? "どの条件もあてはまらない" : conditions.join("、")}${who}`
  const screen = steps.at(-1)?.screen ?? ""
  const from = names.titles.get(screen) ?? screen
  const where = exit?.to === screen ? `「${from}」を開き直す` : `「${from}」から：${end}`
  return [where, ...conditions].join("、") + who
}

const titleOfEnd = ({ label, to }: NonNullable<Plan["exit"]>, names: Names): string =>
  names.titles.has(to) ? `${screenName(names, to)}へ` : label

export function writeCase(one: Case, number: number, names: Names): string {
  const { title, steps, ending, refusal, shows, state } = one
  const lines = steps.flatMap((step, index) => [
    `${index + 1}. ${step.name}`,
    ...writeDone(step, names).map((line) => `   - ${line}`),
  ])
  const out =
    ending === undefined
      ? []
      : [
          `→ ${[...(state === undefined ? ending.arranged : [`状態「${stateName(state)}」を開く`]), ...ending.pressed, ending.expected].join("、それから ")}`,
        ]
  const said = refusal === undefined ? [] : [`→ サーバーは ${refusal.code} と答える（${refusal.when}）`]
  return [`## ${number}. ${title}`, "", ...writeGoals(shows, names), "", ...lines, ...said, ...out].join("\n")
}

/** Answers as they are asked for, each tap behind the question that it comes after. */
function inOrder({ taps, answers }: Pick<CaseStep, "taps" | "answers">, { words }: Names): readonly string[] {
  const fields = answers.map(({ field }) => field)
  const isBehind = (tap: CaseStep["taps"][number], field: string | undefined) => {
    const asked = words.askedBefore(tap.key)
    return field === undefined ? asked === undefined || !fields.includes(asked) : asked === field
  }
  const press = (field?: string) => taps.filter((tap) => isBehind(tap, field)).map(({ label }) => `「${label}」を押す`)
  return [...press(), ...answers.flatMap((one) => [`${one.label}: ${words.answer(one)}`, ...press(one.field)])]
}

/** What is done on one screen, line by line. */
export const writeDone = ({ answers, taps, corrections, button, open }: CaseStep, names: Names): readonly string[] => [
  ...corrections.map(
    ({ tap, screen, save }) =>
      `${names.words.tapping(tap)}を押し、${screenName(names, screen)}で「${save}」を押して戻る`,
  ),
  ...inOrder({ taps, answers }, names),
  ...open.map((field) => `${field}: 答えの例が文書にありません`),
  ...(button === undefined ? [] : [`「${button.label}」を押す`]),
]
