import type { CompiledData, CompiledSample, CompiledScreen } from "../../model/compiled"
import type { DataSource, DocumentOf, Sample } from "../../model/documents"
import { mapRecord, withoutGaps } from "../../model/json"
import { within } from "../../model/pointer"
import type { LoadedDocument } from "../types"
import { headerAction } from "../../model/shapes/screen"
import { compileActions, compileBlocks, compileBranches, compileOptions } from "./compileBlock"
import { compileCondition, compileOptionalCondition, compileValue, parsePath } from "./compileValue"
import { compileText } from "./compileText"
import type { CompileContext } from "./context"
import { countSteady, headingsIn, rootsBehind } from "./screenFacts"

export function compileScreen(
  { document, id, file }: LoadedDocument<"screen">,
  context: CompileContext,
): CompiledScreen {
  const { title, titles, layout = "page", page = id, header, query, needs, enter, state = {}, footer } = document
  const {
    back = "close",
    backQuery,
    otherwise,
    ask,
    askWhen,
    leave,
    hidden = false,
    close = false,
    rotate = false,
    actions,
  } = header ?? {}
  const values = document.values && mapRecord(document.values, (value) => compileValue(value, context))
  const rootsOf = (tree: object) => rootsBehind(tree, values)
  const data = mapRecord(document.data, (entry, name) =>
    compileData(entry, { context, rootsOf, pointer: within("/data", name) }),
  )
  const body = compileBlocks(document.body, context, "/body")
  return withoutGaps({
    id,
    file,
    title: compileText(title, context),
    titles: titles?.map((one) => ({
      when: compileCondition(one.when, context),
      title: compileText(one.title, context),
    })),
    layout,
    page,
    header: withoutGaps({
      back,
      backQuery: backQuery && mapRecord(backQuery, (value) => compileValue(value, context)),
      otherwise: otherwise && compileActions(otherwise, context, "/header/otherwise"),
      ask: ask === undefined ? undefined : compileText(ask, context),
      askWhen: compileOptionalCondition(askWhen, context),
      leave: leave && compileActions(leave, context, "/header/leave"),
      hidden,
      close,
      rotate,
      actions: actions?.map((action, index) =>
        compileOptions(headerAction, { ...action }, context, within("/header/actions", index)),
      ),
    }),
    query: mapRecord(query, (rule, name) => compileQueryRule(rule, context, within("/query", name))),
    needs: mapRecord(needs, (need, name) => ({
      else: compileActions(need.else, context, within("/needs", name, "else")),
    })),
    data,
    values,
    enter: compileActions(enter, context, "/enter"),
    state,
    body,
    steady: countSteady(body, data, rootsOf),
    headings: headingsIn(body, context),
    footer: compileBlocks(footer, context, "/footer"),
  })
}

type QueryRule = NonNullable<DocumentOf<"screen">["query"]>[string]

const compileQueryRule = (rule: QueryRule, context: CompileContext, pointer: string): CompiledScreen["query"][string] =>
  withoutGaps({ ...rule, else: rule.else && compileActions(rule.else, context, `${pointer}/else`) })

interface DataPlace {
  readonly context: CompileContext
  /** Scope roots that a compiled tree reads, also through computed values. */
  rootsOf(tree: object): readonly string[]
  readonly pointer: string
}

function compileData(source: DataSource, { context, rootsOf, pointer }: DataPlace): CompiledData {
  const { call, source: name, loading, empty, error = "outcome", on } = source
  if (call !== undefined) context.needs.calls.add(call)
  const definition = name === undefined ? undefined : context.definition("source", name)
  if (definition) context.needs.sources.add(definition.name)
  const input =
    source.input &&
    (definition
      ? compileOptions(definition.options, source.input, context, `${pointer}/input`)
      : mapRecord(source.input, (value) => compileValue(value, context)))
  const when = compileOptionalCondition(source.when, context)
  const reads = { input: rootsOf(input ?? {}), when: rootsOf(when ?? {}) }
  return withoutGaps({
    call,
    source: name,
    input,
    when,
    pages: source.pages && compilePages(source.pages),
    reads: reads.input.length + reads.when.length > 0 ? reads : undefined,
    loading: loading?.map((shape) => (typeof shape === "string" ? { shape } : shape)),
    empty: typeof empty === "object" ? compileEmpty(empty, context, `${pointer}/empty`) : undefined,
    error,
    on: on && compileBranches(on, context, `${pointer}/on`),
  })
}

const compilePages = ({ by, items, more }: NonNullable<DataSource["pages"]>): CompiledData["pages"] => ({
  by,
  items: (parsePath(items) ?? []).slice(1),
  more: (parsePath(more) ?? []).slice(1),
})

function compileEmpty(
  empty: Extract<DataSource["empty"], object>,
  context: CompileContext,
  pointer: string,
): CompiledData["empty"] {
  const body = compileBlocks(empty.body, context, `${pointer}/body`)
  return { when: compileCondition(empty.when, context), body, headings: headingsIn(body, context) }
}

export const compileSamples = (
  samples: Readonly<Record<string, Sample>>,
  context: CompileContext,
): Readonly<Record<string, CompiledSample>> =>
  mapRecord(samples, ({ do: actions, ...sample }, name) => {
    // What a sample answers is part of the module, even where no block asks for it: the shell may.
    for (const call of Object.keys({ ...sample.calls, ...sample.later })) context.needs.calls.add(call)
    const compiled = actions && compileActions(actions, context, within("/samples", name, "do"))
    return withoutGaps({ ...sample, do: compiled })
  })
