import type { CompiledAction, CompiledBlock } from "../../language/compiled"
import { pointerSegment } from "../load/lines"
import { compileOptionalCondition } from "./compileCondition"
import { compileOptions } from "./compileOptions"
import { type CompileContext, mapRecord, toList, toRecord, toText, withoutGaps } from "./context"

export function compileBlocks(source: unknown, context: CompileContext, pointer: string): readonly CompiledBlock[] {
  return toList(source).map((block, index) => compileBlock(block, context, pointer + pointerSegment(index)))
}

/** A block with an unknown name keeps its place, without options: it is drawn as a placeholder and reported. */
export function compileBlock(source: unknown, context: CompileContext, pointer: string): CompiledBlock {
  const { widget, key, when, ...options } = toRecord(source)
  const name = toText(widget)
  const word = context.word("widget", name)
  return withoutGaps({
    widget: name,
    key: typeof key === "string" ? key : undefined,
    at: `${context.file}#${pointer}`,
    when: compileOptionalCondition(when, context),
    options: word ? compileOptions(word.options, options, context, pointer) : {},
  })
}

export function compileActions(source: unknown, context: CompileContext, pointer: string): readonly CompiledAction[] {
  const list = Array.isArray(source) ? source : source === undefined || source === null ? [] : [source]
  return list.map((action, index) => compileAction(action, context, pointer + pointerSegment(index)))
}

function compileAction(source: unknown, context: CompileContext, pointer: string): CompiledAction {
  const { do: name, when, on, ...options } = toRecord(source)
  const word = context.word("action", toText(name))
  return withoutGaps({
    do: toText(name),
    when: compileOptionalCondition(when, context),
    options: word ? compileOptions(word.options, options, context, pointer) : {},
    on: on === undefined ? undefined : compileBranches(on, context, `${pointer}/on`),
  })
}

/** Actions by outcome or business code. */
export function compileBranches(
  source: unknown,
  context: CompileContext,
  pointer: string,
): Readonly<Record<string, readonly CompiledAction[]>> {
  return mapRecord(source, (actions, outcome) => compileActions(actions, context, pointer + pointerSegment(outcome)))
}
