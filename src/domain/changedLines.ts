/** Lines that one side alone has: what is the same change in many places has the same. */
export interface ChangedLines {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export const changedLines = (was: readonly string[], is: readonly string[]): ChangedLines => ({
  before: without(was, is),
  after: without(is, was),
})

/** Each line as often as the other side has it. */
function without(lines: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    if (count > 0) left.set(line, count - 1)
    return count === 0
  })
}
