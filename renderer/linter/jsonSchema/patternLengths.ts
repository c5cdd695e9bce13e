/** One sign, or one of a class, and how often. */
const atom = /(?:\[(?:\\.|[^\]\\])+\]|\\.|[^\\()|[\]{}+*?.^$])(?:\{(\d+)(?:,(\d+))?\})?/uy

/** The shortest and the longest text of a pattern that is a plain row of signs; nothing for any other. */
export function lengthsOf(pattern: string): readonly number[] {
  const body = /^\^(.*)\$$/.exec(pattern)?.[1]
  if (body === undefined) return []
  let [shortest, longest] = [0, 0]
  atom.lastIndex = 0
  while (atom.lastIndex < body.length) {
    const found = atom.exec(body)
    if (found === null) return []
    const [, least = "1", most = least] = found
    shortest += Number(least)
    longest += Number(most)
  }
  return [shortest, longest]
}
