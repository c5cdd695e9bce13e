import type { Effect } from "../../domain/effect"
import { sayEffect } from "../../sentences"

/** Whether there is anything that could be pictured. */
export const looksOtherwise = ({ screens, shared }: Effect): boolean => screens.length + shared.length > 0

/** What customers meet otherwise, in sentences. */
export function EffectWords({ effect }: { readonly effect: Effect }) {
  const { counts, lines, rest } = sayEffect(effect)
  return (
    <>
      <p className="d-effect__counts" role="status">
        {counts}
      </p>
      <ul className="d-effect__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="d-page__note">{rest}</p>
    </>
  )
}
