import type { CompiledField } from "../model/compiled"
import type { Json } from "../model/documents"
import type { Scope } from "../model/scope"
import type { ControlOption } from "./control"
import type { FormResolver } from "./FormResolver"

type OptionsFrom = NonNullable<CompiledField["optionsFrom"]>

const isChoosable = (value: unknown): value is Json => value !== undefined && value !== null

/** One option for each item of the data; undefined while the data is not there. */
export function optionsFromData(
  from: OptionsFrom,
  resolver: FormResolver,
  scope: Scope,
): readonly ControlOption[] | undefined {
  const items = resolver.value(from.items, scope)
  if (!Array.isArray(items)) return undefined
  return items.flatMap((item: unknown, index) => {
    const inner = scope.with({ item, index })
    if (from.when !== undefined && resolver.test(from.when, inner) !== true) return []
    const value = resolver.value(from.value, inner)
    if (!isChoosable(value)) return []
    const description = from.description === undefined ? {} : { description: resolver.text(from.description, inner) }
    return [{ value, label: resolver.text(from.label, inner), disabled: false, ...description }]
  })
}
