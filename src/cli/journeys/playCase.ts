import { dryRun, type DryRunOptions, type FlowUnderTest, type Plan } from "../../../renderer/testgen"
import { type Case, toCase } from "./cases"
import type { Names } from "./names"
import { codesOf, statesThatLeave, usual } from "./statesThatLeave"

/** Whether another case has the same half-sheet come by itself, over the button that this one presses. */
export const isHidden = ({ steps, exit }: Case, cases: readonly Case[]): boolean =>
  exit?.key !== undefined &&
  cases.some(
    (other) =>
      other.exit !== undefined &&
      other.exit.key === undefined &&
      other.exit.needs.length === 0 &&
      other.exit.to === exit.to &&
      other.steps.at(-1)?.screen === steps.at(-1)?.screen &&
      other.exit.after.join(" ") === exit.after.join(" "),
  )

interface CaseOptions {
  readonly setting: FlowUnderTest
  readonly harness: DryRunOptions
  readonly names: Names
}

/** A scenario as it is played; where answers alone do not end it, in a state of its last screen that does. */
export async function playCase(plan: Plan, { setting, harness, names }: CaseOptions): Promise<Case> {
  const { flow, modules } = setting
  const screen = plan.steps.at(-1)?.screen ?? ""
  const isBeside = flow.detached.some((step) => step.screen === screen)
  const isStateWanted = plan.exit !== undefined && (isBeside || plan.exit.needs.length > 0)
  const isSaid = Object.keys(codesOf(plan, modules)).length > 0
  const found = isStateWanted && !isSaid ? await statesThatLeave(plan, setting, harness) : []
  const state = found.find((name) => name !== usual)
  const sample = state === undefined ? undefined : modules.get(screen)?.samples?.[state]
  if (state === undefined || !sample) return toCase(plan, await dryRun(plan, setting, harness), names)
  const alone = { ...plan, steps: plan.steps.slice(-1), given: [], holds: [] }
  return { ...toCase(alone, await dryRun(alone, setting, { ...harness, sample }), names), state }
}
