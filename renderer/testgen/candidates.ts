import { resolveValue } from "../expressions/evaluate"
import { isValueNode } from "../expressions/valueNode"
import { same } from "../expressions/same"
import type { QuestionModel } from "../forms/model/QuestionModel"
import type { ScreenModule } from "../model/compiled"
import { partsOf } from "./conditions"
import { isRecord } from "../model/json"

/** Values that documents show for fields of a name, in the order of the documents. */
export type Examples = ReadonlyMap<string, readonly unknown[]>

/** Every value that some sample of a screen or a call has under a name. */
export function examplesIn(modules: Iterable<ScreenModule>): Examples {
  const found = new Map<string, unknown[]>()
  for (const { samples, calls } of modules) {
    for (const sample of Object.values(samples ?? {})) collect(sample.answers, found)
    for (const call of Object.values(calls)) collect(call.samples, found)
  }
  return found
}

function collect(value: unknown, found: Map<string, unknown[]>): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, found))
  if (!isRecord(value)) return
  for (const [name, part] of Object.entries(value)) {
    const known = found.get(name) ?? []
    if (!known.some((one) => same(one, part))) found.set(name, [...known, part])
    collect(part, found)
  }
}

/** What can be tried as the answer to a question, the most natural first. */
export function candidatesFor(
  question: QuestionModel & { readonly options?: readonly { value: unknown; disabled?: boolean }[] | undefined },
  { own, all }: { readonly own: Examples; readonly all: Examples },
): readonly unknown[] {
  const { spec, schema, name, scope } = question
  const isList = schema["type"] === "array"
  const offered = (question.options ?? []).filter(({ disabled }) => disabled !== true).map(({ value }) => value)
  const compared = spec.rules
    .flatMap(({ must }) => partsOf(must))
    .flatMap(({ operands }) => operands.filter(isValueNode).map((node) => resolveValue(node, scope)))
  return [
    ...("const" in schema ? [schema["const"]] : []),
    ...(isList ? offered.map((value) => [value]) : offered),
    ...(own.get(name) ?? []),
    ...(spec.placeholder === undefined ? [] : [spec.placeholder]),
    ...(all.get(name) ?? []),
    ...compared,
    ...(schema["type"] === "boolean" ? [true] : []),
  ]
}
