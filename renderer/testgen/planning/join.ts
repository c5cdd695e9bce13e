import { coverGoals } from "./cover"
import { planOf } from "./planOf"
import { isShown, type Found } from "./shown"
import type { FlowAnalysis } from "../flowAnalysis"
import type { Decisions, Goal } from "../types"
import { walk } from "../walk"

interface Joined extends Found {
  /** What no scenario before shows. */
  readonly owns: readonly Goal[]
}

/** Whole scenarios that differ from the usual one in different things become one; the usual one stays as it is. */
export function joinScenarios(
  analysis: FlowAnalysis,
  goals: readonly Goal[],
  founds: readonly Found[],
): readonly Found[] {
  const owned = new Map(coverGoals(analysis, goals, founds).map(({ steps, shows }) => [steps, shows]))
  const joined = founds.flatMap((found): readonly Joined[] => {
    const owns = owned.get(found.plan.steps)
    return owns ? [{ ...found, owns }] : []
  })
  const [usual, ...others] = joined
  if (usual === undefined) return founds
  return [usual, ...others.reduce<readonly Joined[]>((joined, found) => joinOne(analysis, joined, found), [])]
}

function joinOne(analysis: FlowAnalysis, joined: readonly Joined[], found: Joined): readonly Joined[] {
  for (const [index, other] of joined.entries()) {
    const both = join(analysis, other, found)
    if (both) return joined.with(index, both)
  }
  return [...joined, found]
}

/** One scenario with the decisions of two, if it still shows what they were there for. */
function join(analysis: FlowAnalysis, one: Joined, other: Joined): Joined | undefined {
  const [fixed, decisions] = [unite(one.fixed, other.fixed), unite(one.decisions, other.decisions)]
  if (fixed === undefined || decisions === undefined) return undefined
  const found = walk(analysis, analysis.questions, decisions)
  const owns = [...one.owns, ...other.owns]
  if (!owns.every((goal) => isShown(analysis, goal, { walk: found }))) return undefined
  return { walk: found, plan: planOf(analysis, found), decisions, fixed, owns }
}

function unite(one: Decisions | undefined, other: Decisions | undefined): Decisions | undefined {
  if (one === undefined || other === undefined) return undefined
  const differs = [...other].some(([name, value]) => one.has(name) && one.get(name) !== value)
  return differs ? undefined : new Map([...one, ...other])
}
