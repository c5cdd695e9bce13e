import { createReplay, dryRun, type DryRunStep, type FlowUnderTest, type Plan } from "../../../renderer/testgen"
import { compareSteps } from "./compareSteps"
import type { Side } from "./side"

export interface ComparedCases {
  /** How many cases there are, and how many meet something else. */
  readonly of: number
  readonly changed: number
  /** What they meet, with the numbers of the cases. */
  readonly groups: readonly { readonly says: string; readonly cases: readonly number[] }[]
}

/**
 * Every case of the flow as it was, walked with the same answers through both sides. Only steps that can differ are played.
 * @throws where a side has no such flow, or cannot open one of its screens
 */
export async function compareCases(flow: string, before: Side, after: Side): Promise<ComparedCases> {
  const [was, is] = [before.flows.get(flow), after.flows.get(flow)]
  if (!was || !is) throw new Error(`no flow ${flow}`)
  const plans = before.plans(flow)
  const replay = createReplay(is)
  const name = (screen: string) => after.titles.get(screen) ?? before.titles.get(screen) ?? screen
  const groups = new Map<string, number[]>()
  const changed = new Set<number>()
  for (const [index, plan] of plans.entries()) {
    const again = replay(plan)
    const [old, now] = await playBoth([before, was, plan], [after, is, again])
    for (const says of new Set(compareSteps(old, now, name))) {
      changed.add(index)
      groups.set(says, [...(groups.get(says) ?? []), index + 1])
    }
  }
  return {
    of: plans.length,
    changed: changed.size,
    groups: [...groups].map(([says, cases]) => ({ says, cases })),
  }
}

type Played = readonly [side: Side, setting: FlowUnderTest, plan: Plan]

async function playBoth(one: Played, other: Played): Promise<readonly [readonly DryRunStep[], readonly DryRunStep[]]> {
  const [before, after] = [keysOf(one), keysOf(other)]
  const both = new Set([...before.values()].filter((key) => [...after.values()].includes(key)))
  return [await play(one, before, both), await play(other, after, both)]
}

/** All that a step's play depends on, by screen. */
function keysOf([{ hashes, shared }, , { steps, exit, shows }]: Played): ReadonlyMap<string, string> {
  return new Map(
    steps.map(({ screen, answers, known }, index) => {
      const next = steps[index + 1]?.screen
      const edited = shows.flatMap((goal) =>
        goal.kind === "edit" && goal.from === screen ? [hashes.get(goal.to)] : [],
      )
      const end = next === undefined ? exit : undefined
      return [screen, JSON.stringify([screen, hashes.get(screen), shared, answers, known, next, end, edited])] as const
    }),
  )
}

/** A step that is the same on both sides stands for itself, unplayed. */
async function play(
  [{ harness }, setting, plan]: Played,
  keys: ReadonlyMap<string, string>,
  both: ReadonlySet<string>,
): Promise<readonly DryRunStep[]> {
  const isBoth = (screen: string) => both.has(keys.get(screen) ?? "")
  const played = await dryRun(plan, setting, {
    ...harness,
    wants: (index) => !isBoth(plan.steps[index]?.screen ?? ""),
  })
  const found = new Map(played.map((step) => [step.screen, step]))
  return plan.steps.map(({ screen }) => found.get(screen) ?? unplayed(screen))
}

const unplayed = (screen: string): DryRunStep => ({
  screen,
  title: "",
  answers: [],
  taps: [],
  open: [],
  leftOut: [],
  effects: [],
  corrections: [],
})
