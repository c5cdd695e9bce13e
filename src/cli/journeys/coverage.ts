import type { Goal, Missed, Plans } from "../../../renderer/testgen"
import { type Names, writeGoal } from "./names"

export interface Share {
  readonly of: number
  readonly shown: number
}

/** By kind of goal: steps and conditions both ways, answers, transitions, corrections, entries, exits, refusals. */
export type Coverage = Readonly<Record<Goal["kind"], Share>>

const kinds = {
  step: "画面",
  condition: "条件",
  answer: "回答",
  edge: "遷移",
  edit: "修正",
  entry: "入口",
  exit: "出口",
  refusal: "お断り",
} as const

export function coverageOf({ goals, missed }: Pick<Plans, "goals" | "missed">): Coverage {
  const share = (kind: Goal["kind"]): Share => {
    const of = goals.filter((goal) => goal.kind === kind).length
    return { of, shown: of - missed.filter(({ goal }) => goal.kind === kind).length }
  }
  return {
    step: share("step"),
    condition: share("condition"),
    answer: share("answer"),
    edge: share("edge"),
    edit: share("edit"),
    entry: share("entry"),
    exit: share("exit"),
    refusal: share("refusal"),
  }
}

export function writeCoverage(coverage: Coverage): string {
  const shares = (Object.keys(kinds) as readonly Goal["kind"][]).map((kind) => {
    const { of, shown } = coverage[kind]
    return `${kinds[kind]} ${shown}/${of}（${of === 0 ? 100 : Math.floor((shown / of) * 100)}%）`
  })
  return `網羅: ${shares.join("、")}`
}

/** What no case reaches, each with its reason. */
export const writeMissed = (missed: readonly Missed[], names: Names): readonly string[] =>
  missed.length === 0 ? [] : ["## たどり着けないもの", missed.map((miss) => `- ${writeMiss(miss, names)}`).join("\n")]

function writeMiss({ goal, tried, all }: Missed, names: Names): string {
  const what = writeGoal(goal, names)
  if (goal.kind === "edge" && all)
    return `${what}: 答え方${tried}通りのどれも通りません。2つの画面の条件が互いに矛盾しています。`
  if (tried === 0) return `${what}: この画面に、そこへ進む動作がありません。`
  return all
    ? `${what}: 答え方は${tried}通りですが、そのどれでもこうなりません。条件の値をどの画面も聞いておらず、testModel にもないか、条件が互いに矛盾しています。`
    : `${what}: ${tried}通りの答え方を試しましたが、見つかりません。`
}
