import { writeCondition } from "../expressions/writeCondition"
import type {
  CompiledAction,
  CompiledBlock,
  CompiledCondition,
  CompiledForm,
  CompiledOptions,
  CompiledSheet,
  CompiledUi,
  CompiledValue,
  ScreenModule,
  TextNode,
} from "../model/compiled"
import type { ActionEffect, ActionEffects } from "../model/effects"
import type { FlowUnderTest, Refused, TransitionCondition } from "./types"
import { isOptions, isTagged } from "../model/compiledTree"
import { isList } from "../model/json"

/** Something on a screen that can be tapped. */
export interface Tappable {
  readonly key: string
  readonly label?: TextNode | string
  /** The first whose condition holds replaces the label. */
  readonly labels?: readonly { readonly when: CompiledCondition; readonly label: TextNode | string }[]
  readonly tap: readonly CompiledAction[]
  /** What has to hold so that it is there. */
  readonly offered: readonly TransitionCondition[]
}

/** One transition out of a screen, as its actions describe it. */
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
  /** What is tapped; absent for what the screen does by itself. */
  readonly tapped?: Tappable
  /** What else has to happen, in order: `call:code`, `data:outcome`, buttons of half-sheets. */
  readonly after: readonly string[]
  /** The server refuses the answers; its reason is the last condition. */
  readonly refused?: Pick<Refused, "call" | "code">
}

interface TransitionPath {
  readonly effects: ActionEffects
  readonly module: ScreenModule
  readonly conditions: readonly TransitionCondition[]
  readonly tapped?: Tappable
  readonly after: readonly string[]
  readonly sheets: readonly string[]
}

/** What leads nowhere by itself. */
const staying: ReadonlySet<ActionEffect> = new Set(["stays", "waits", "asks"])

/** Every transition out of a screen: its buttons, what it does when data arrive, and what its half-sheets offer. */
export function screenTransitions(
  module: ScreenModule,
  { actions: effects, model: { refused } }: Pick<FlowUnderTest, "actions" | "model">,
): readonly ScreenTransition[] {
  const { body, footer, data, enter, needs, query } = module.screen
  const path: TransitionPath = { module, effects, conditions: [], after: [], sheets: [] }
  const own = [...ofBlocks(body, path), ...ofBlocks(footer, path), ...ofActions(enter, path)]
  const ofData = Object.entries(data).flatMap(([name, entry]) => [
    ...ofBranches(entry.on, name, allow(path, entry.when)),
    ...(entry.call === undefined ? [] : ofCall(entry.call, Object.keys(entry.on ?? {}), path)),
  ])
  const refusals = [...Object.entries(needs), ...Object.entries(query)].flatMap(([name, rule]) =>
    ofActions(rule.else ?? [], { ...path, after: [`${name}:missing`] }),
  )
  return unique([...own, ...ofData, ...refusals]).map((transition) => withReason(transition, refused))
}

/** A refusal whose reason is known needs that reason instead of the code. */
function withReason(transition: ScreenTransition, refused: readonly Refused[]): ScreenTransition {
  const [first, ...after] = transition.after
  const reason = refused.find(({ call, code }) => first === `${call}:${code}`)
  if (!reason) return transition
  const { call, code, when } = reason
  return {
    ...transition,
    conditions: [...transition.conditions, { when, holds: true }],
    after,
    refused: { call, code },
  }
}

const unique = (transitions: readonly ScreenTransition[]): readonly ScreenTransition[] => {
  const known = new Map(
    transitions.map((transition) => [
      JSON.stringify({
        ...transition,
        tapped: transition.tapped?.key,
        conditions: transition.conditions.map(writeTransitionCondition),
      }),
      transition,
    ]),
  )
  return [...known.values()]
}

/** A condition of a transition on one line. */
export const writeTransitionCondition = ({ when, holds }: TransitionCondition): string =>
  holds ? writeCondition(when) : `not(${writeCondition(when)})`

/** A transition on one line, different from every other of its screen. */
export const writeTransition = ({ tapped, after, to, conditions }: ScreenTransition): string =>
  [...(tapped === undefined ? [] : [tapped.key]), ...after, to, ...conditions.map(writeTransitionCondition)].join(" ")

function allow(path: TransitionPath, when: CompiledCondition | undefined, holds = true): TransitionPath {
  return when === undefined ? path : { ...path, conditions: [...path.conditions, { when, holds }] }
}

function ofBlocks(blocks: readonly CompiledBlock[], path: TransitionPath): readonly ScreenTransition[] {
  return blocks.flatMap((block) => {
    const inner = allow(path, block.when)
    const form = block.widget === "form" ? path.module.forms[String(block.options["form"])] : undefined
    const keyed = withTappable(inner, block.key, block.options)
    return [...ofOptions(block.options, keyed), ...(form === undefined ? [] : ofForm(form, inner))]
  })
}

const ofForm = ({ ui }: CompiledForm, path: TransitionPath): readonly ScreenTransition[] =>
  ui.flatMap((part) => ofUi(part, path))

function ofUi(part: CompiledUi, path: TransitionPath): readonly ScreenTransition[] {
  if (part.kind === "block") return ofBlocks([part.block], path)
  const inner = allow(path, part.when)
  if (part.kind === "section") return part.ui.flatMap((inside) => ofUi(inside, inner))
  return [...ofOptions(part.control, inner), ...(part.ui ?? []).flatMap((inside) => ofUi(inside, inner))]
}

/** Options hold actions, blocks and rows with conditions of their own, however deep. */
function ofOptions(value: CompiledValue | undefined, path: TransitionPath): readonly ScreenTransition[] {
  if (isTagged(value, "@do")) return ofActions(value["@do"], path)
  if (isTagged(value, "@blocks")) return ofBlocks(value["@blocks"], path)
  if (isTagged(value, "@template")) return ofBlocks(value["@template"], path)
  if (isList(value)) return value.flatMap((item) => ofOptions(item, path))
  if (!isOptions(value)) return []
  const { when, key, name, label, tap } = value
  const inner = withTappable(allow(path, conditionOf(when)), key, { label: name ?? label, tap })
  return Object.entries(value).flatMap(([name, part]) => (name === "when" ? [] : ofOptions(part, inner)))
}

/** A key begins something that is tapped by itself. */
function withTappable(path: TransitionPath, key: CompiledValue | undefined, options: TappableOptions): TransitionPath {
  return typeof key === "string" ? { ...path, tapped: toTappable(key, options, path.conditions) } : path
}

interface TappableOptions {
  readonly label?: CompiledValue | undefined
  readonly labels?: CompiledValue | undefined
  readonly tap?: CompiledValue | undefined
}

/** What stands under a key, from its options. */
export function toTappable(
  key: string,
  { label, labels, tap }: TappableOptions,
  offered: readonly TransitionCondition[],
): Tappable {
  const actions = isTagged(tap, "@do") ? tap["@do"] : []
  return { key, ...(isText(label) ? { label } : {}), labels: labelsOf(labels), tap: actions, offered }
}

const isText = (label: CompiledValue | undefined): label is string | TextNode =>
  typeof label === "string" || isTagged(label, "@text")

const labelsOf = (labels: CompiledValue | undefined): NonNullable<Tappable["labels"]> =>
  isList(labels)
    ? labels.flatMap((one) => {
        const { when, label } = isOptions(one) ? one : {}
        const condition = conditionOf(when)
        return condition !== undefined && isText(label) ? [{ when: condition, label }] : []
      })
    : []

const conditionOf = (node: CompiledValue | undefined): CompiledCondition | undefined =>
  isTagged(node, "@when") ? node["@when"] : undefined

function ofActions(actions: readonly CompiledAction[], path: TransitionPath): readonly ScreenTransition[] {
  return actions.flatMap((action) => ofAction(action, allow(path, action.when)))
}

function ofAction(action: CompiledAction, path: TransitionPath): readonly ScreenTransition[] {
  const { options, on } = action
  const branches = ofBranches(on, action.do === "call" ? String(options["call"]) : action.do, path)
  if (action.do === "choose") return [...ofChoice(options, path), ...branches]
  if (action.do === "call") return [...branches, ...ofCall(String(options["call"]), Object.keys(on ?? {}), path)]
  const inside = ofOptions(options, path)
  const effect = path.effects.get(action.do) ?? "leaves"
  const own = staying.has(effect) ? [] : [toTransition(action, effect, path)]
  const sheet = effect === "covers" ? path.module.sheets[String(options["sheet"])] : undefined
  return [...own, ...inside, ...branches, ...(sheet === undefined ? [] : ofSheet(sheet, path))]
}

function ofChoice(options: CompiledOptions, path: TransitionPath): readonly ScreenTransition[] {
  const condition = conditionOf(options["if"])
  return [
    ...ofOptions(options["then"], allow(path, condition)),
    ...ofOptions(options["otherwise"], allow(path, condition, false)),
  ]
}

const ofBranches = (branches: CompiledAction["on"], name: string, path: TransitionPath): readonly ScreenTransition[] =>
  Object.entries(branches ?? {}).flatMap(([outcome, actions]) =>
    ofActions(actions, outcome === "ok" ? path : { ...path, after: [...path.after, `${name}:${outcome}`] }),
  )

/** What the call document says about outcomes that the screen does not handle. */
function ofCall(id: string, handled: readonly string[], path: TransitionPath): readonly ScreenTransition[] {
  const outcomes = path.module.calls[id]?.outcomes ?? {}
  const others = Object.fromEntries(Object.entries(outcomes).filter(([outcome]) => !handled.includes(outcome)))
  return ofBranches(others, id, path)
}

function ofSheet(sheet: CompiledSheet, path: TransitionPath): readonly ScreenTransition[] {
  if (path.sheets.includes(sheet.id)) return []
  const inner = { ...path, sheets: [...path.sheets, sheet.id] }
  const buttons = sheet.buttons.flatMap(({ key, tap }) =>
    ofActions(tap, { ...inner, after: [...inner.after, `sheet:${sheet.id}:${key}`] }),
  )
  return [...ofBlocks([...sheet.body, ...(sheet.footer ?? [])], inner), ...buttons]
}

function toTransition(
  { do: by, options }: CompiledAction,
  effect: ActionEffect,
  { conditions, tapped, after }: TransitionPath,
): ScreenTransition {
  const { to, sheet, query } = options
  const target = typeof to === "string" ? to : typeof sheet === "string" ? `sheet:${sheet}` : by
  const literal = Object.entries(isOptions(query) ? query : {}).filter(([, value]) => typeof value === "string")
  return {
    by,
    effect,
    to: target,
    query: Object.fromEntries(literal) as Readonly<Record<string, string>>,
    replaces: effect === "replaces" || options["replace"] === true,
    conditions,
    ...(tapped === undefined ? {} : { tapped }),
    after,
  }
}
