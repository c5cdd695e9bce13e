import type { CompiledApp } from "../../model/compiled"
import type { DocumentOf } from "../../model/documents"
import { mapRecord, withoutGaps } from "../../model/json"
import { substituteTokens } from "./compileText"
import { compileCondition } from "./compileValue"
import type { SharedContext } from "./context"

/** An area that nothing closes is left out: customers load nothing of it, and none of its addresses waits for the time. */
export function compileAreas(
  { areas = {} }: DocumentOf<"app">,
  planned: DocumentOf<"closures"> | undefined,
  shared: SharedContext,
): Pick<CompiledApp, "areas" | "closures"> {
  const closures = (planned?.closures ?? []).flatMap(({ areas: closed, from, until, text }) =>
    closed.flatMap((area) => {
      const label = Object.hasOwn(areas, area) ? areas[area]?.label : undefined
      const said = text === undefined ? undefined : substituteTokens(text, shared.tokens)
      return label === undefined ? [] : [withoutGaps({ area, label, from, until, text: said })]
    }),
  )
  const closing = Object.entries(areas).filter(
    ([name, { when }]) => when !== undefined || closures.some(({ area }) => area === name),
  )
  if (closing.length === 0) return {}
  const kept = mapRecord(Object.fromEntries(closing), ({ when, otherwise }) =>
    withoutGaps({ otherwise, when: when && compileCondition(when, shared) }),
  )
  return { areas: kept, ...(closures.length > 0 && { closures }) }
}
