import { entryStep, type CompiledFlow, type CompiledScreen } from "../../../renderer"

/** True where the server's return point must decide before a screen of the flow is opened. */
export function needsEntry(
  flow: CompiledFlow,
  { screenName, hasSheet }: { readonly screenName: string | undefined; readonly hasSheet: boolean },
): boolean {
  return flow.entry !== undefined && screenName === undefined && !hasSheet
}

/** Where an address of the flow leads when the customer is already on the way: the entry returns to the screen that was saved. */
export const savedStep = (flow: CompiledFlow, screenName: string | undefined): string | undefined =>
  [...flow.steps, ...flow.detached].some(({ screen }) => screen === screenName) ? screenName : undefined

/**
 * Asks the server where the customer stands, and leads there, or to the screen that was requested where the flow has a
 * deep link to it, or to the one that the server misses an answer of. Failures follow the call document and errors.json like those of any other data; where they lead nowhere,
 * as with a half-sheet that only closes, the screen offers to ask again.
 */
export function entryData({ id, entry }: CompiledFlow, requested?: string): CompiledScreen["data"] {
  if (!entry) return {}
  const { missing } = entry
  const points = Object.entries(entry.points).flatMap(([name, point]) => (point.do ? [[name, point.do] as const] : []))
  const follow = {
    do: "enter-flow",
    options: { flow: id, ...(missing && { step: { "@get": missing } }), point: { "@get": entry.point } },
    on: Object.fromEntries(points),
  }
  const deepLink = (entry.deepLinks ?? []).flatMap(({ screen, when }) =>
    screen === requested ? [{ do: "enter-flow", options: { flow: id, step: screen }, when }] : [],
  )
  return { "flow-entry": { call: entry.call, loading: [], error: "outcome", on: { ok: [...deepLink, follow] } } }
}

/** The step that a return point opens; undefined where actions of the point decide, or lead elsewhere. */
export function stepFor(flow: CompiledFlow, point: unknown): string | undefined {
  const { step, do: actions } = entryStep(flow, point)
  return actions ? undefined : step
}
