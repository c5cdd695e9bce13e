import { resolveValue } from "../expressions/evaluate"
import { isValueNode } from "../expressions/valueNode"
import type { QuestionModel } from "../forms/model/QuestionModel"
import type { ScreenModule } from "../model/compiled"
import { partsOf } from "./conditions"

/** Values that documents show for fields of a name, in the order of the documents. */
export type Examples = ReadonlyMap<string, readonly unknown[]>

/** Every value that some sample of a screen or a call has under a name. */
export function examplesIn(modules: Iterable<ScreenModule>): Examples {
  const all: Found["values"] = new Map()
  for (const module of modules)
    for (const [name, own] of valuesOf(module)) {
      const byText = all.get(name) ?? new Map<string, unknown>()
      all.set(name, byText)
      for (const [text, value] of own) if (!byText.has(text)) byText.set(text, value)
    }
  return new Map([...all].map(([name, byText]) => [name, [...byText.values()]]))
}

const known = new WeakMap<ScreenModule, Found["values"]>()

/** Of one screen: an edit leaves most of them as they are, and what they show is looked through once. */
function valuesOf(module: ScreenModule): Found["values"] {
  const before = known.get(module)
  if (before) return before
  const found: Found = { values: new Map(), visited: new WeakSet() }
  for (const sample of Object.values(module.samples ?? {})) collect(sample.answers, found)
  for (const call of Object.values(module.calls)) collect(call.samples, found)
  known.set(module, found.values)
  return found.values
}

interface Found {
  /** By name, then by the value as JSON: what screens show alike is kept once. */
  readonly values: Map<string, Map<string, unknown>>
  /** What samples share is looked through once. */
  readonly visited: WeakSet<object>
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== "object" || value === null || found.visited.has(value)) return
  found.visited.add(value)
  if (Array.isArray(value)) return value.forEach((item) => collect(item, found))
  for (const [name, part] of Object.entries(value)) {
    const byText = found.values.get(name) ?? new Map<string, unknown>()
    found.values.set(name, byText)
    const text = JSON.stringify(part) ?? ""
    if (!byText.has(text)) byText.set(text, part)
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
