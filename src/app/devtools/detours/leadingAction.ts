import { type CallResult, type CompiledAction, evaluate, isTagged, type Scope } from "../../../../renderer"
import { within } from "../../../../renderer/pointers"
import type { DocumentPlace } from "../../../domain/detours"
import { leavingActions } from "./leavingActions"
import { readValues } from "./readValues"

/** What is known of a list of actions that has run. */
export interface KnownRun {
  readonly scope: Scope
  /** How the calls of the screen ended, by id. */
  readonly results: ReadonlyMap<string, CallResult>
}

/** The action that led away, and what decided that it ran. */
interface LeadingAction {
  readonly place: DocumentPlace
  readonly conditions: readonly DocumentPlace[]
  readonly values: Readonly<Record<string, unknown>>
}

/** The first of these actions that leads away, by what holds now; undefined where none does. `place` is that of the list. */
export function leadingAction(
  actions: readonly CompiledAction[],
  place: DocumentPlace,
  run: KnownRun,
): LeadingAction | undefined {
  for (const [index, action] of actions.entries()) {
    if (action.when && evaluate(action.when, run.scope) !== true) continue
    const at = below(place, index)
    const found = leadsBy(action, at, run)
    if (found) return action.when ? decidedBy(found, below(at, "when"), readValues(action.when, run.scope)) : found
  }
  return undefined
}

function leadsBy(action: CompiledAction, at: DocumentPlace, run: KnownRun): LeadingAction | undefined {
  if (leavingActions.has(action.do)) return { place: at, conditions: [], values: {} }
  if (action.do === "choose") return leadsByChoice(action, at, run)
  const end = action.do === "call" ? endOf(run.results.get(String(action.options["call"]))) : undefined
  const name = end?.find((one) => action.on !== undefined && Object.hasOwn(action.on, one))
  return name === undefined ? undefined : leadingAction(action.on?.[name] ?? [], below(at, "on", name), run)
}

function leadsByChoice({ options }: CompiledAction, at: DocumentPlace, run: KnownRun): LeadingAction | undefined {
  const { if: asked } = options
  if (!isTagged(asked, "@when")) return undefined
  const condition = asked["@when"]
  const name = evaluate(condition, run.scope) === true ? "then" : "otherwise"
  const chosen = options[name]
  const found = isTagged(chosen, "@do") ? leadingAction(chosen["@do"], below(at, name), run) : undefined
  return found && decidedBy(found, below(at, "if"), readValues(condition, run.scope))
}

/** By which names a branch for this end is found, the nearest first. */
export function endOf(result: CallResult | undefined): readonly string[] | undefined {
  if (result?.kind !== "failed") return result && ["ok"]
  const { code, outcome } = result.failure
  return code === undefined ? [outcome] : [code, outcome]
}

const decidedBy = (
  { place, conditions, values }: LeadingAction,
  condition: DocumentPlace,
  read: LeadingAction["values"],
): LeadingAction => ({ place, conditions: [condition, ...conditions], values: { ...read, ...values } })

export const below = (place: DocumentPlace, ...segments: readonly (string | number)[]): DocumentPlace => ({
  ...place,
  pointer: within(place.pointer, ...segments),
})
