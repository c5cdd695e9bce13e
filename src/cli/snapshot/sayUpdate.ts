import type { Orphan } from "./orphans"
import type { Finding } from "./report"
import { nameOf } from "./states"

interface Updated {
  readonly findings: readonly Finding[]
  /** Baselines that were taken away. */
  readonly orphans: readonly Orphan[]
  /** Pictures of states that are gone, which were taken away on this machine. */
  readonly pictures: number
}

/** How many states have another baseline than before, their first one, or none any more. */
export function sayUpdate({ findings, orphans, pictures }: Updated): string {
  const differing = findings.filter(({ differences }) => differences.length > 0)
  const come = statesOf(differing.filter(({ differences }) => differences.some(({ isFirst }) => isFirst)))
  const changed = [...statesOf(differing)].filter((state) => !come.has(state))
  const gone = new Set(orphans.map(({ state }) => state))
  return [
    `基準を更新しました：変わった状態 ${changed.length}、増えた状態 ${come.size}、なくなった状態 ${gone.size}。`,
    ...(pictures > 0 ? [`なくなった状態の画像 ${pictures}枚を、この端末から消しました。`] : []),
  ].join("")
}

/** Both themes of a state are one. */
const statesOf = (findings: readonly Finding[]) => new Set(findings.map(({ picture }) => nameOf(picture.state)))
