import type { CompiledField } from "../../model/compiled"
import type { Json } from "../../model/documents"
import type { Scope } from "../../model/scope"
import type { ControlOption } from "../../model/control"
import { drawnOption } from "./drawnOption"
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
  const { items: _items, value: own, when, disabledWhen, ...drawn } = from
  return items.flatMap((item: unknown, index) => {
    const inner = scope.with({ item, index })
    if (when !== undefined && resolver.test(when, inner) !== true) return []
    const value = resolver.value(own, inner)
    return isChoosable(value) ? [{ ...drawnOption(drawn, disabledWhen, { resolver, scope: inner }), value }] : []
  })
}
