import { edges } from "../flows/edges"
import type { FlowUnderTest } from "./types"
import { type ScreenTransition, screenTransitions, writeTransitionCondition } from "./screenTransitions"

/** One way from a screen of a flow, whoever decides it: the flow, an action, the server's return point. */
export interface Transition {
  /** Screen, or `entry:<return point>`. */
  readonly from: string
  /** Screen, address, `sheet:<name>`, or the action that leaves (`close-webview`, `login`). */
  readonly to: string
  /** `enter`: through a return point; `edit`: to correct an answer. */
  readonly how: "push" | "replace" | "sheet" | "leave" | "enter" | "edit"
  /** Conditions on one line; empty where nothing is asked. */
  readonly when: string
  /** Codes and buttons of half-sheets on the way. */
  readonly after: readonly string[]
}

/** Every transition that the documents of a flow describe, each once. */
export function flowTransitions(setting: FlowUnderTest): readonly Transition[] {
  const { flow, modules, model } = setting
  const screens = [...flow.steps, ...flow.aside].flatMap(({ screen }) => modules.get(screen) ?? [])
  const own = screens.flatMap((module) =>
    screenTransitions(module, model.refused).flatMap((way) => toFlowTransitions(setting, module.screen.id, way)),
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

/** Actions after which the server's return point opens the next step. */
const guarded: ReadonlySet<string> = new Set(["launch", "restart-flow"])

function toFlowTransitions({ flow }: FlowUnderTest, from: string, way: ScreenTransition): readonly Transition[] {
  const { by, after } = way
  if (by === "next" || guarded.has(by)) {
    const how = way.replaces || guarded.has(by) ? "replace" : "push"
    // A code that lets the server decide may lead anywhere; only the usual way is an edge.
    if (guarded.has(by) && after.length > 0) return []
    return edges(flow)
      .filter((edge) => edge.from === from)
      .map(({ to, when }) => ({ from, to, how, when, after }))
  }
  const when = way.conditions.map(writeTransitionCondition).join(" and ")
  return [{ from, to: landingOf(flow, way), how: howOf(way), when, after }]
}

/** Where a way leads that the flow does not decide. */
export const landingOf = ({ steps }: FlowUnderTest["flow"], { by, to }: ScreenTransition): string =>
  by === "start-over" ? (steps[0]?.screen ?? by) : to

function howOf({ by, query, replaces }: ScreenTransition): Transition["how"] {
  if (by === "half-sheet") return "sheet"
  if ("edit" in query) return "edit"
  if (by === "go") return "push"
  return replaces || by === "start-over" ? "replace" : "leave"
}
