import type { CompiledData, CompiledSample, CompiledScreen } from "../../model/compiled"
import type { Json } from "../../model/documents"
import { pointerSegment } from "../load/lines"
import type { LoadedDocument } from "../types"
import { compileActions, compileBlocks, compileBranches } from "./compileBlock"
import { compileCondition, compileOptionalCondition } from "./compileCondition"
import { compileText } from "./compileText"
import { compileValue } from "./compileValue"
import { countSteady, headingsIn, rootsIn } from "./screenFacts"
import { type CompileContext, isRecord, mapRecord, toList, toRecord, toText, withoutGaps } from "./context"

export function compileScreen(
  { document, id, file }: LoadedDocument<"screen">,
  context: CompileContext,
): CompiledScreen {
  const header = toRecord(document.header)
  const data = mapRecord(document.data, (entry, name) => compileData(entry, context, `/data${pointerSegment(name)}`))
  const body = compileBlocks(document.body, context, "/body")
  return {
    id,
    file,
    title: compileText(toText(document.title), context.tokens),
    layout: document.layout === "blank" ? "blank" : "page",
    page: toText(document.page, id),
    header: {
      back: toText(header["back"], "close"),
      hidden: header["hidden"] === true,
      close: header["close"] === true,
      rotate: header["rotate"] === true,
    },
    query: mapRecord(document.query, (rule, name) => compileQueryRule(rule, context, `/query${pointerSegment(name)}`)),
    needs: mapRecord(document.needs, (need, name) => ({
      else: compileActions(toRecord(need)["else"], context, `/needs${pointerSegment(name)}/else`),
    })),
    data,
    enter: compileActions(document.enter, context, "/enter"),
    state: toRecord(document.state) as Readonly<Record<string, Json>>,
    body,
    steady: countSteady(body, data),
    headings: headingsIn(body, context),
    footer: compileBlocks(document.footer, context, "/footer"),
  }
}

function compileQueryRule(source: unknown, context: CompileContext, pointer: string): CompiledScreen["query"][string] {
  const rule = toRecord(source)
  return withoutGaps({
    in: Array.isArray(rule["in"]) ? rule["in"].filter((value) => typeof value === "string") : undefined,
    pattern: typeof rule["pattern"] === "string" ? rule["pattern"] : undefined,
    default: typeof rule["default"] === "string" ? rule["default"] : undefined,
    as: rule["as"] === "integer" ? ("integer" as const) : undefined,
    else: rule["else"] === undefined ? undefined : compileActions(rule["else"], context, `${pointer}/else`),
  })
}

function compileData(source: unknown, context: CompileContext, pointer: string): CompiledData {
  const { call, source: name, input, when, loading, empty, error, on } = toRecord(source)
  if (typeof call === "string") context.needs.calls.add(call)
  const emptyBody = compileBlocks(toRecord(empty)["body"], context, `${pointer}/empty/body`)
  const compiledInput = isRecord(input) ? mapRecord(input, (value) => compileValue(value, context.tokens)) : undefined
  const condition = compileOptionalCondition(when, context)
  const reads = { input: rootsIn(compiledInput), when: rootsIn(condition) }
  return withoutGaps({
    call: typeof call === "string" ? call : undefined,
    source: typeof name === "string" ? name : undefined,
    input: compiledInput,
    when: condition,
    reads: reads.input.length + reads.when.length > 0 ? reads : undefined,
    loading: Array.isArray(loading) ? loading.filter((shape) => typeof shape === "string") : undefined,
    empty: isRecord(empty)
      ? { when: compileCondition(empty["when"], context), body: emptyBody, headings: headingsIn(emptyBody, context) }
      : undefined,
    error: error === "retry" || error === "ignore" ? error : ("outcome" as const),
    on: isRecord(on) ? compileBranches(on, context, `${pointer}/on`) : undefined,
  })
}

export function compileSamples(source: unknown, context: CompileContext): Readonly<Record<string, CompiledSample>> {
  return mapRecord(source, (sample, name) => {
    const { do: actions, ...rest } = toRecord(sample)
    // What a sample answers is part of the module, even where no block asks for it: the shell may.
    for (const call of Object.keys(toRecord(rest["calls"]))) context.needs.calls.add(call)
    const compiled = Array.isArray(actions)
      ? { do: compileActions(actions, context, `/samples${pointerSegment(name)}/do`) }
      : {}
    return { ...withoutMisshapen(rest), ...compiled } as CompiledSample
  })
}

const recordsOfSamples = new Set(["query", "calls", "answers", "kept", "ctx"])

/** What plays samples reads lists and records; `check` tells of anything else, and a picture is drawn without it. */
function withoutMisshapen({ tap, files, ...sample }: Readonly<Record<string, unknown>>) {
  const parts = Object.entries(sample).filter(([name, part]) => !recordsOfSamples.has(name) || isRecord(part))
  return withoutGaps({
    ...Object.fromEntries(parts),
    tap: Array.isArray(tap) ? tap.map((key) => toText(key)) : undefined,
    files: isRecord(files) ? mapRecord(files, chosenFiles) : undefined,
  })
}

const chosenFiles = (chosen: unknown) => toList(chosen).filter((one) => typeof toRecord(one)["name"] === "string")
