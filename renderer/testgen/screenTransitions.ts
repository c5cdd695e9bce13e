import { isCondition } from "../expressions/evaluate"
import { writeCondition } from "../expressions/writeCondition"
import type {
  CompiledAction,
  CompiledBlock,
  CompiledCondition,
  CompiledForm,
  CompiledSheet,
  CompiledUi,
  ScreenModule,
} from "../model/compiled"
import type { ActionEffect, ActionEffects } from "../model/effects"
import { isValues } from "./reading"
import type { FlowUnderTest, Refused } from "./types"

/** A condition of a way, and whether it has to hold or to fail. */
export interface TransitionCondition {
  readonly when: CompiledCondition
  readonly holds: boolean
}

/** One way out of a screen, as its actions describe it. */
export interface ScreenTransition {
  /** The action: `go`, `replace`, `next`, `half-sheet`, `close-webview` ... */
  readonly by: string
  readonly effect: ActionEffect
  /** Screen, address or `sheet:<name>`; the action's own name where it leads to no named place. */
  readonly to: string
  readonly query: Readonly<Record<string, string>>
  /** The new screen takes the place of this one. */
  readonly replaces: boolean
  readonly conditions: readonly TransitionCondition[]
  /** Key of the block that is tapped; absent for what the screen does by itself. */
  readonly key?: string
  /** What else has to happen, in order: `call:code`, `data:outcome`, buttons of half-sheets. */
  readonly after: readonly string[]
  /** The server refuses the answers; its reason is the last condition. */
  readonly refused?: Pick<Refused, "call" | "code">
}

interface TransitionPath {
  readonly effects: ActionEffects
  readonly module: ScreenModule
  readonly conditions: readonly TransitionCondition[]
  readonly key?: string
  readonly after: readonly string[]
  readonly sheets: readonly string[]
}

/** What leads nowhere by itself. */
const staying: ReadonlySet<ActionEffect> = new Set(["stays", "waits", "asks"])

/** Every way out of a screen: its buttons, what it does when data arrive, and what its half-sheets offer. */
export function screenTransitions(
  module: ScreenModule,
  { actions: effects, model: { refused } }: Pick<FlowUnderTest, "actions" | "model">,
): readonly ScreenTransition[] {
  const { body, footer, data, enter, needs, query } = module.screen
  const trail: TransitionPath = { module, effects, conditions: [], after: [], sheets: [] }
  const own = [...ofBlocks(body, trail), ...ofBlocks(footer, trail), ...ofActions(enter, trail)]
  const ofData = Object.entries(data).flatMap(([name, entry]) => [
    ...ofBranches(entry.on, name, allow(trail, entry.when)),
    ...(entry.call === undefined ? [] : ofCall(entry.call, Object.keys(entry.on ?? {}), trail)),
  ])
  const refusals = [...Object.entries(needs), ...Object.entries(query)].flatMap(([name, rule]) =>
    ofActions(rule.else ?? [], { ...trail, after: [`${name}:missing`] }),
  )
  return unique([...own, ...ofData, ...refusals]).map((way) => withReason(way, refused))
}

/** A refusal whose reason is known asks for that reason instead of for the code. */
function withReason(way: ScreenTransition, refused: readonly Refused[]): ScreenTransition {
  const [first, ...after] = way.after
  const reason = refused.find(({ call, code }) => first === `${call}:${code}`)
  if (!reason) return way
  const { call, code, when } = reason
  return { ...way, conditions: [...way.conditions, { when, holds: true }], after, refused: { call, code } }
}

const unique = (transitions: readonly ScreenTransition[]): readonly ScreenTransition[] => {
  const known = new Map(
    transitions.map((way) => [
      JSON.stringify({ ...way, conditions: way.conditions.map(writeTransitionCondition) }),
      way,
    ]),
  )
  return [...known.values()]
}

export const writeTransitionCondition = ({ when, holds }: TransitionCondition): string =>
  holds ? writeCondition(when) : `not(${writeCondition(when)})`

/** A way on one line, different from every other of its screen. */
export const writeTransition = ({ key, after, to, conditions }: ScreenTransition): string =>
  [...(key === undefined ? [] : [key]), ...after, to, ...conditions.map(writeTransitionCondition)].join(" ")

function allow(trail: TransitionPath, when: CompiledCondition | undefined, holds = true): TransitionPath {
  return when === undefined ? trail : { ...trail, conditions: [...trail.conditions, { when, holds }] }
}

function ofBlocks(blocks: readonly CompiledBlock[], trail: TransitionPath): readonly ScreenTransition[] {
  return blocks.flatMap((block) => {
    const inner = allow(trail, block.when)
    const form = block.widget === "form" ? trail.module.forms[String(block.options["form"])] : undefined
    const keyed = block.key === undefined ? inner : { ...inner, key: block.key }
    return [...ofOptions(block.options, keyed), ...(form === undefined ? [] : ofForm(form, inner))]
  })
}

const ofForm = ({ ui }: CompiledForm, trail: TransitionPath): readonly ScreenTransition[] =>
  ui.flatMap((part) => ofUi(part, trail))

function ofUi(part: CompiledUi, trail: TransitionPath): readonly ScreenTransition[] {
  if (part.kind === "block") return ofBlocks([part.block], trail)
  const inner = allow(trail, part.when)
  if (part.kind === "section") return part.ui.flatMap((inside) => ofUi(inside, inner))
  return [...ofOptions(part.control, inner), ...(part.ui ?? []).flatMap((inside) => ofUi(inside, inner))]
}

/** Options hold actions, blocks and rows with conditions of their own, however deep. */
function ofOptions(value: unknown, trail: TransitionPath): readonly ScreenTransition[] {
  if (Array.isArray(value)) return value.flatMap((item) => ofOptions(item, trail))
  if (!isValues(value)) return []
  const { "@do": actions, "@blocks": blocks, "@template": template, when, key } = value
  if (Array.isArray(actions)) return ofActions(actions as readonly CompiledAction[], trail)
  if (Array.isArray(blocks)) return ofBlocks(blocks as readonly CompiledBlock[], trail)
  if (Array.isArray(template)) return ofBlocks(template as readonly CompiledBlock[], trail)
  const named = typeof key === "string" ? { ...trail, key } : trail
  const inner = allow(named, conditionOf(when))
  return Object.entries(value).flatMap(([name, part]) => (name === "when" ? [] : ofOptions(part, inner)))
}

function conditionOf(node: unknown): CompiledCondition | undefined {
  const condition = isValues(node) ? node["@when"] : undefined
  return isCondition(condition) ? condition : undefined
}

function ofActions(actions: readonly CompiledAction[], trail: TransitionPath): readonly ScreenTransition[] {
  return actions.flatMap((action) => ofAction(action, allow(trail, action.when)))
}

function ofAction(action: CompiledAction, trail: TransitionPath): readonly ScreenTransition[] {
  const { options, on } = action
  const branches = ofBranches(on, action.do === "call" ? String(options["call"]) : action.do, trail)
  if (action.do === "choose") return [...ofChoice(options, trail), ...branches]
  if (action.do === "call") return [...branches, ...ofCall(String(options["call"]), Object.keys(on ?? {}), trail)]
  const inside = ofOptions(options, trail)
  const effect = trail.effects.get(action.do) ?? "leaves"
  const own = staying.has(effect) ? [] : [toTransition(action, effect, trail)]
  const sheet = effect === "covers" ? trail.module.sheets[String(options["sheet"])] : undefined
  return [...own, ...inside, ...branches, ...(sheet === undefined ? [] : ofSheet(sheet, trail))]
}

function ofChoice(options: Readonly<Record<string, unknown>>, trail: TransitionPath): readonly ScreenTransition[] {
  const condition = conditionOf(options["if"])
  return [
    ...ofOptions(options["then"], allow(trail, condition)),
    ...ofOptions(options["otherwise"], allow(trail, condition, false)),
  ]
}

const ofBranches = (branches: CompiledAction["on"], name: string, trail: TransitionPath): readonly ScreenTransition[] =>
  Object.entries(branches ?? {}).flatMap(([outcome, actions]) =>
    ofActions(actions, outcome === "ok" ? trail : { ...trail, after: [...trail.after, `${name}:${outcome}`] }),
  )

/** What the call document says about outcomes that the screen does not speak of. */
function ofCall(id: string, spoken: readonly string[], trail: TransitionPath): readonly ScreenTransition[] {
  const outcomes = trail.module.calls[id]?.outcomes ?? {}
  const others = Object.fromEntries(Object.entries(outcomes).filter(([outcome]) => !spoken.includes(outcome)))
  return ofBranches(others, id, trail)
}

function ofSheet(sheet: CompiledSheet, trail: TransitionPath): readonly ScreenTransition[] {
  if (trail.sheets.includes(sheet.id)) return []
  const inner = { ...trail, sheets: [...trail.sheets, sheet.id] }
  const buttons = sheet.buttons.flatMap(({ key, tap }) =>
    ofActions(tap, { ...inner, after: [...inner.after, `sheet:${sheet.id}:${key}`] }),
  )
  return [...ofBlocks(sheet.body, inner), ...buttons]
}

function toTransition(
  { do: by, options }: CompiledAction,
  effect: ActionEffect,
  { conditions, key, after }: TransitionPath,
): ScreenTransition {
  const { to, sheet, query } = options
  const target = typeof to === "string" ? to : typeof sheet === "string" ? `sheet:${sheet}` : by
  const literal = Object.entries(isValues(query) ? query : {}).filter(([, value]) => typeof value === "string")
  return {
    by,
    effect,
    to: target,
    query: Object.fromEntries(literal) as Readonly<Record<string, string>>,
    replaces: effect === "replaces" || options["replace"] === true,
    conditions,
    ...(key === undefined ? {} : { key }),
    after,
  }
}
