import { edges } from "../flows/edges"
import type { FlowUnderTest } from "./types"
import { type ScreenTransition, screenTransitions, writeTransitionCondition } from "./screenTransitions"

/** One transition from a screen of a flow, whoever decides it: the flow, an action, the server's return point. */
export interface Transition {
  /** Screen, or `entry:<return point>`. */
  readonly from: string
  /** Screen, address, `sheet:<name>`, or the action that leaves (`close-webview`, `login`). */
  readonly to: string
  /** `enter`: through a return point; `edit`: to correct an answer. */
  readonly how: "push" | "replace" | "sheet" | "leave" | "enter" | "edit"
  /** Conditions on one line; empty where nothing is asked. */
  readonly when: string
  /** Codes and buttons of half-sheets on the transition. */
  readonly after: readonly string[]
}

/** Every transition that the documents of a flow describe, each once. */
export function flowTransitions(setting: FlowUnderTest): readonly Transition[] {
  const { flow, modules } = setting
  const screens = [...flow.steps, ...flow.detached].flatMap(({ screen }) => modules.get(screen) ?? [])
  const own = screens.flatMap((module) =>
    screenTransitions(module, setting).flatMap((transition) =>
      toFlowTransitions(setting, module.screen.id, transition),
    ),
  )
  return unique([...entriesOf(setting), ...own])
}

const unique = (transitions: readonly Transition[]): readonly Transition[] => [
  ...new Map(transitions.map((transition) => [JSON.stringify(transition), transition])).values(),
]

function entriesOf({ flow }: FlowUnderTest): readonly Transition[] {
  return Object.entries(flow.entry?.points ?? {}).map(([point, { step, do: actions = [] }]): Transition => {
    const to = step ?? actions.map(({ options }) => options["to"]).find((target) => typeof target === "string")
    return { from: `entry:${point}`, to: String(to ?? ""), how: "enter", when: "", after: [] }
  })
}

function toFlowTransitions({ flow }: FlowUnderTest, from: string, transition: ScreenTransition): readonly Transition[] {
  const { effect, after } = transition
  const isResumed = effect === "resumes"
  if (effect === "advances" || isResumed) {
    const how = transition.replaces || isResumed ? "replace" : "push"
    // A code that lets the server decide may lead anywhere; only the usual transition is an edge.
    if (isResumed && after.length > 0) return []
    return edges(flow)
      .filter((edge) => edge.from === from)
      .map(({ to, when }) => ({ from, to, how, when, after }))
  }
  const when = transition.conditions.map(writeTransitionCondition).join(" and ")
  return [{ from, to: landingOf(flow, transition), how: howOf(transition), when, after }]
}

/** Where a transition leads that the flow does not decide. */
export const landingOf = ({ steps }: FlowUnderTest["flow"], { effect, by, to }: ScreenTransition): string =>
  effect === "restarts" ? (steps[0]?.screen ?? by) : to

function howOf({ effect, query, replaces }: ScreenTransition): Transition["how"] {
  if (effect === "covers") return "sheet"
  if ("edit" in query) return "edit"
  if (effect === "opens") return "push"
  return replaces || effect === "restarts" ? "replace" : "leave"
}
