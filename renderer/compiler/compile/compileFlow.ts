import { backPolicies, type BackPolicy } from "../../model/backPolicies"
import type { CompiledFlow, CompiledStep } from "../../model/compiled"
import { pointerSegment } from "../load/lines"
import type { LoadedDocument } from "../types"
import { compileActions } from "./compileBlock"
import { compileCondition, compileOptionalCondition } from "./compileCondition"
import { substituteTokens } from "./compileText"
import { parsePath } from "./compileValue"
import { type CompileContext, isRecord, mapRecord, toList, toRecord, toText, withoutGaps } from "./context"

export function compileFlow({ document, id }: LoadedDocument<"flow">, context: CompileContext): CompiledFlow {
  const sections = toList(document.sections).map((section) => toRecord(section))
  const steps = sections.flatMap((section, index) =>
    toList(section["steps"]).map((step) => compileStep(step, index, context)),
  )
  return withoutGaps({
    id,
    route: typeof document.route === "string" ? document.route : undefined,
    entry: isRecord(document.entry) ? compileEntry(document.entry, context) : undefined,
    leave: document.leave === undefined ? undefined : compileActions(document.leave, context, "/leave"),
    sections: sections.map(({ label, of, steps: ofSection }) => ({
      label: substituteTokens(toText(label), context.tokens),
      of: typeof of === "number" ? of : toList(ofSection).length,
    })),
    steps,
    aside: toList(document.aside).map((step) => compileStep(step, -1, context)),
  })
}

function compileStep(source: unknown, section: number, context: CompileContext): CompiledStep {
  const { screen, when, back } = toRecord(source)
  const backs = toList(back).map((entry) => toRecord(entry))
  const conditional = backs.filter((entry) => entry["when"] !== undefined)
  return withoutGaps({
    screen: toText(screen),
    section,
    when: compileOptionalCondition(when, context),
    back: compileBack(Array.isArray(back) ? backs.find((entry) => entry["when"] === undefined)?.["back"] : back),
    backWhen:
      conditional.length === 0
        ? undefined
        : conditional.map((entry) => ({
            when: compileCondition(entry["when"], context),
            back: compileBack(entry["back"]),
          })),
  })
}

const compileBack = (source: unknown): BackPolicy => backPolicies.find((policy) => policy === source) ?? "previous"

function compileEntry(
  source: Readonly<Record<string, unknown>>,
  context: CompileContext,
): NonNullable<CompiledFlow["entry"]> {
  const { screen, call, point, points, otherwise, honours } = source
  context.needs.calls.add(toText(call))
  return withoutGaps({
    screen: toText(screen),
    call: toText(call),
    point: parsePath(toText(point)) ?? [],
    points: mapRecord(points, (target, name) => {
      const { step, do: actions } = toRecord(target)
      return withoutGaps({
        step: typeof step === "string" ? step : undefined,
        do:
          actions === undefined
            ? undefined
            : compileActions(actions, context, `/entry/points${pointerSegment(name)}/do`),
      })
    }),
    otherwise: toText(otherwise),
    honours:
      honours === undefined
        ? undefined
        : toList(honours)
            .map((entry) => toRecord(entry))
            .map(({ screen, when }) => ({ screen: toText(screen), when: compileCondition(when, context) })),
  })
}
