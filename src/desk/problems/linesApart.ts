interface LinesApart {
  /** The first line that differs, from 1 on. */
  readonly line: number
  readonly was: readonly string[]
  readonly is: readonly string[]
}

/** The lines of two texts between those that both begin and end with. */
export function linesApart(before: string, after: string): LinesApart {
  const [was, is] = [before.split(/\r?\n/), after.split(/\r?\n/)]
  const most = Math.min(was.length, is.length)
  let [start, end] = [0, 0]
  while (start < most && was[start] === is[start]) start += 1
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  return { line: start + 1, was: was.slice(start, was.length - end), is: is.slice(start, is.length - end) }
}
