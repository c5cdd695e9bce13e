import { createScope } from "../../expressions/createScope"
import { evaluate } from "../../expressions/evaluate"
import { same } from "../../expressions/same"
import { isEditable, isWalked } from "./edges"
import type { FlowAnalysis } from "../flowAnalysis"
import type { Decisions, Goal, Plan } from "../types"
import type { Walk } from "../walk"

/** A scenario and the walk that it was made from. */
export interface Found {
  readonly plan: Plan
  readonly walk: Walk
  /** Of a whole scenario: what is decided otherwise than usual. */
  readonly decisions?: Decisions
  /** The same with what has to be decided as usual. */
  readonly fixed?: Decisions
}

/** Whether a scenario, or a walk that could become one, shows what is wanted. */
export function isShown(
  analysis: FlowAnalysis,
  goal: Goal,
  { walk, plan }: { readonly walk: Walk; readonly plan?: Plan },
) {
  const steps = plan?.steps ?? walk.steps
  const last = steps.at(-1)?.screen
  switch (goal.kind) {
    case "step":
      return steps.some(({ screen }) => screen === goal.screen) === goal.open && (goal.open || isWhole(plan))
    case "condition": {
      const condition = analysis.named.get(goal.name)
      return isWhole(plan) && condition !== undefined && evaluate(condition, createScope(walk.known)) === goal.holds
    }
    case "answer":
      return isWhole(plan) && same(steps.find(({ screen }) => screen === goal.screen)?.answers[goal.field], goal.value)
    case "edge":
      return (isWhole(plan) && isWalked(steps, goal)) || (plan?.exit?.to === goal.to && last === goal.from)
    case "edit":
      return isWhole(plan) && isEditable(analysis, steps, goal)
    case "entry":
      return plan?.entry === goal.point
    case "exit":
      return plan?.exit?.name === goal.name && plan.exit.by === goal.by && last === goal.from
    case "refusal":
      return same(plan?.refusal, { call: goal.call, code: goal.code, when: goal.when })
  }
}

/** From the first step to the last. */
const isWhole = (plan: Plan | undefined): boolean =>
  plan?.exit === undefined && plan?.entry === undefined && plan?.refusal === undefined
