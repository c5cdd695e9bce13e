import type { CompiledField } from "../model/compiled"
import type { Json } from "../model/documents"
import type { Scope } from "../expressions/scope"
import type { ControlOption } from "./control"
import type { FormLanguage } from "./language"

type OptionsFrom = NonNullable<CompiledField["optionsFrom"]>

const isChoosable = (value: unknown): value is Json => value !== undefined && value !== null

/** One option for each item of the data; undefined while the data is not there. */
export function optionsFromData(
  from: OptionsFrom,
  language: FormLanguage,
  scope: Scope,
): readonly ControlOption[] | undefined {
  const items = language.value(from.items, scope)
  if (!Array.isArray(items)) return undefined
  return items.flatMap((item: unknown, index) => {
    const inner = scope.with({ item, index })
    if (from.when !== undefined && language.test(from.when, inner) !== true) return []
    const value = language.value(from.value, inner)
    if (!isChoosable(value)) return []
    const description = from.description === undefined ? {} : { description: language.text(from.description, inner) }
    return [{ value, label: language.text(from.label, inner), disabled: false, ...description }]
  })
}
