import {
  type CallFailure,
  type CompiledFlow,
  createScope,
  evaluate,
  parseQuery,
  type ScreenModule,
  type Scope,
} from "../../../../renderer"
import { within } from "../../../../renderer/pointers"
import type { Detour, DocumentPlace } from "../../../domain/detours"
import type { AppContext } from "../../AppContext"
import { below, endOf, type KnownRun, leadingAction } from "./leadingAction"
import { plain, readValues } from "./readValues"

/** A screen that was opened, as it was before it did anything. */
export interface OpenedScreen {
  readonly address: string
  readonly module: ScreenModule
  readonly query: Readonly<Record<string, string>>
  /** Values of earlier steps that it needs and that were not there. */
  readonly missing: readonly string[]
}

type Why = Omit<Detour, "asked" | "to">
type App = AppContext["services"]["documents"]["app"]

export const missingOf = ({ screen }: ScreenModule, { services }: Pick<AppContext, "services">): readonly string[] =>
  Object.keys(screen.needs).filter((name) => services.sessionValues.get(name) === undefined)

/** Why the customer left a screen without having done anything; undefined where nobody can tell. */
export const screenDetour = (opened: OpenedScreen, app: App, run: KnownRun): Why | undefined =>
  ruleDetour(opened) ?? needDetour(opened) ?? entryDetour(opened, app, run) ?? actionDetour(opened, app, run)

const inScreen = ({ module }: OpenedScreen, ...segments: readonly (string | number)[]): DocumentPlace => ({
  kind: "screen",
  id: module.screen.id,
  pointer: within("", ...segments),
})

function ruleDetour(opened: OpenedScreen): Why | undefined {
  const { query: rules } = opened.module.screen
  const { broken } = parseQuery(rules, opened.query)
  const [name] = Object.entries(rules).find(([, rule]) => rule.else !== undefined && rule.else === broken) ?? []
  if (name === undefined) return undefined
  const values = { [`$query.${name}`]: opened.query[name] ?? null }
  return { reason: "query", place: inScreen(opened, "query", name), conditions: [], values }
}

function needDetour(opened: OpenedScreen): Why | undefined {
  const [name] = opened.missing
  if (name === undefined) return undefined
  return { reason: "need", place: inScreen(opened, "needs", name), conditions: [], values: { [`$kept.${name}`]: null } }
}

/** Where the screen asks the server where the customer stands in a flow. */
function entryDetour({ module, address }: OpenedScreen, { flows }: App, run: KnownRun): Why | undefined {
  const flow = Object.values(flows).find(({ entry }) => entry?.screen === module.screen.id)
  const result = flow?.entry && run.results.get(flow.entry.call)
  if (!flow?.entry || result?.kind !== "ok") return undefined
  const { point, points, missing, deepLinks = [] } = flow.entry
  const scope = run.scope.with({ res: result.value })
  const asked = deepLinks.findIndex(({ screen }) => address.split(/[?#]/)[0] === `${flow.route}/${screen}`)
  const link = deepLinks[asked]
  if (link && evaluate(link.when, scope) === true) return undefined
  const refused = link && {
    place: inFlow(flow, "deepLinks", asked, "when"),
    values: readValues(link.when, scope),
  }
  const conditions = refused ? [refused.place] : []
  const lost = missing && scope.get(missing)
  if (missing && typeof lost === "string")
    return {
      reason: "missing-answer",
      place: inFlow(flow, "missing"),
      conditions,
      values: { [`$${missing.join(".")}`]: lost, ...refused?.values },
    }
  const name = scope.get(point)
  const isKnown = typeof name === "string" && Object.hasOwn(points, name)
  return {
    reason: "return-point",
    place: isKnown ? inFlow(flow, "points", name) : inFlow(flow, "otherwise"),
    conditions,
    values: { [`$${point.join(".")}`]: plain(name), ...refused?.values },
  }
}

const inFlow = ({ id }: CompiledFlow, ...segments: readonly (string | number)[]): DocumentPlace => ({
  kind: "flow",
  id,
  pointer: within("/entry", ...segments),
})

/** By the end of a call, or by what the screen does when its data are there and when it opens; what happened last comes first. */
function actionDetour(opened: OpenedScreen, app: App, run: KnownRun): Why | undefined {
  const { screen } = opened.module
  for (const [id, result] of [...run.results].toReversed()) {
    const found = result.kind === "failed" ? endDetour(opened, app, { run, id, failure: result.failure }) : undefined
    if (found) return found
  }
  for (const [name, data] of Object.entries(screen.data)) {
    const result = data.call === undefined ? undefined : run.results.get(data.call)
    if (data.call === undefined || result?.kind !== "ok") continue
    const scope = run.scope.with({ res: result.value, [name]: result.value })
    const found = leadingAction(data.on?.["ok"] ?? [], inScreen(opened, "data", name, "on", "ok"), { ...run, scope })
    if (found) return { reason: "data", ...found, call: { id: data.call, end: "ok" } }
  }
  const entered = leadingAction(screen.enter, inScreen(opened, "enter"), run)
  return entered && { reason: "enter", ...entered }
}

interface FailedCall {
  readonly run: KnownRun
  readonly id: string
  readonly failure: CallFailure
}

/** The branches for a failure, the nearest first: of the screen's data, of the call's document, of errors.json. */
function endDetour(opened: OpenedScreen, app: App, { run, id, failure }: FailedCall): Why | undefined {
  const call = opened.module.calls[id] ?? app.calls?.[id]
  const names = endOf({ kind: "failed", failure }) ?? []
  const data = Object.entries(opened.module.screen.data).filter((entry) => entry[1].call === id)
  const holders = [
    ...data.map(([name, { on }]) => ({ on, place: inScreen(opened, "data", name, "on") })),
    { on: call?.outcomes, place: { kind: "call", id, pointer: "/outcomes" } },
    {
      on: call && app.errors[call.client]?.outcomes,
      place: { kind: "errors", id: "errors", pointer: within("/clients", call?.client ?? "", "outcomes") },
    },
  ]
  for (const { on, place } of holders) {
    const name = names.find((one) => on !== undefined && Object.hasOwn(on, one))
    if (on === undefined || name === undefined) continue
    const scope = run.scope.with({ failure })
    const found = leadingAction(on[name] ?? [], below(place, name), { ...run, scope })
    return found && { reason: "call-end", ...found, call: { id, end: failure.code ?? failure.outcome } }
  }
  return undefined
}

/** Of a screen that was left before it was drawn. */
export const emptyScope = (): Scope => createScope({})
