import { isShown, type Found } from "./shown"
import type { FlowAnalysis } from "../flowAnalysis"
import type { Goal, Plan } from "../types"

/**
 * As few scenarios as show the same: the usual one, then again and again the one that shows most of what is left. Every
 * goal belongs to the first that shows it.
 */
export function coverGoals(analysis: FlowAnalysis, goals: readonly Goal[], founds: readonly Found[]): readonly Plan[] {
  const shows = founds.map((found) => goals.filter((goal) => isShown(analysis, goal, found)))
  const left = new Set(shows.flat())
  const chosen = new Set<number>()
  for (let next = 0; left.size > 0; next = richest(shows, left)) {
    chosen.add(next)
    for (const goal of shows[next] ?? []) left.delete(goal)
  }
  const shared = new Set<Goal>()
  return founds.flatMap(({ plan }, index) => {
    if (!chosen.has(index)) return []
    const own = (shows[index] ?? []).filter((goal) => !shared.has(goal))
    for (const goal of own) shared.add(goal)
    return [{ ...plan, shows: own }]
  })
}

function richest(shows: readonly (readonly Goal[])[], left: ReadonlySet<Goal>): number {
  const counts = shows.map((goals) => goals.filter((goal) => left.has(goal)).length)
  return counts.indexOf(Math.max(...counts))
}
