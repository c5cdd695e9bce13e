import type { CompiledFlow, CompiledStep } from "../../model/compiled"
import type { DocumentOf, StepSource } from "../../model/documents"
import { mapRecord, withoutGaps } from "../../model/json"
import { within } from "../../model/pointer"
import type { LoadedDocument } from "../types"
import { compileActions } from "./compileBlock"
import { compileCondition, compileOptionalCondition, parsePath } from "./compileValue"
import { substituteTokens } from "./compileText"
import type { CompileContext } from "./context"

interface FlowContext extends CompileContext {
  /** How long most people need for a screen whose step does not say. */
  readonly secondsOf?: (screen: string) => number
}

export function compileFlow({ document, id }: LoadedDocument<"flow">, context: FlowContext): CompiledFlow {
  const { route, query, entry, leave, sections, detached = [] } = document
  return withoutGaps({
    id,
    route,
    query,
    entry: entry && compileEntry(entry, context),
    leave: leave && compileActions(leave, context, "/leave"),
    sections: sections.map(({ label, of, steps }) => ({
      label: substituteTokens(label, context.tokens),
      of: of ?? steps.length,
    })),
    steps: sections.flatMap(({ steps }, index) => steps.map((step) => compileStep(step, index, context))),
    detached: detached.map((step) => compileStep(step, -1, context)),
  })
}

function compileStep(
  { screen, as, when, expected, seconds, back = "previous" }: StepSource,
  section: number,
  context: FlowContext,
) {
  const policies = typeof back === "string" ? [{ back }] : back
  const conditional = policies.flatMap(({ when: condition, back: policy }) =>
    condition === undefined ? [] : [{ when: compileCondition(condition, context), back: policy }],
  )
  return withoutGaps({
    screen,
    as,
    section,
    when: compileOptionalCondition(when, context),
    expected,
    seconds: seconds ?? context.secondsOf?.(screen),
    back: policies.find((policy) => policy.when === undefined)?.back ?? "previous",
    backWhen: conditional.length === 0 ? undefined : conditional,
  }) satisfies CompiledStep
}

function compileEntry(
  { screen, call, point, points, otherwise, missing, deepLinks }: NonNullable<DocumentOf<"flow">["entry"]>,
  context: CompileContext,
): NonNullable<CompiledFlow["entry"]> {
  context.needs.calls.add(call)
  return withoutGaps({
    screen,
    call,
    point: parsePath(point) ?? [],
    points: mapRecord(points, ({ step, do: actions }, name) =>
      withoutGaps({ step, do: actions && compileActions(actions, context, within("/entry/points", name, "do")) }),
    ),
    otherwise,
    missing: missing === undefined ? undefined : (parsePath(missing) ?? []),
    deepLinks: deepLinks?.map((entry) => ({ screen: entry.screen, when: compileCondition(entry.when, context) })),
  })
}
