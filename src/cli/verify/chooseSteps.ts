import type { Step } from "./step"

type Named = Pick<Step, "name" | "needs">

/** The steps asked for and all that they need; every step where none is asked for. */
export function chooseSteps(steps: readonly Named[], asked: readonly string[]): ReadonlySet<string> {
  if (asked.length === 0) return new Set(steps.map(({ name }) => name))
  const needed = steps.flatMap(({ name, needs = [] }) => (asked.includes(name) ? needs : []))
  const more = needed.filter((name) => !asked.includes(name))
  return more.length === 0 ? new Set(asked) : chooseSteps(steps, [...asked, ...more])
}
