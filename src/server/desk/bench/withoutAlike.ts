import type { DrawnPair } from "./drawing"

/** Without derived states that look as another one of their screen does, and show no difference: nobody needs to look at them. */
export function withoutAlike(pairs: readonly DrawnPair[], derived: ReadonlyMap<string, string>): readonly DrawnPair[] {
  const isDerived = ({ screen, sample }: DrawnPair) => derived.has(`${screen}/${sample}`)
  const seen = new Set(pairs.flatMap((pair) => (isDerived(pair) ? [] : [lookOf(pair)])))
  return pairs.filter((pair) => {
    if (!isDerived(pair) || pair.verdict !== "same") return true
    const look = lookOf(pair)
    const isNew = !seen.has(look)
    seen.add(look)
    return isNew
  })
}

const lookOf = ({ screen, look = "" }: DrawnPair) => `${screen} ${look}`
