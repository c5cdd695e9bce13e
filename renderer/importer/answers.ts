/** Which answers a form will have: conditions are written before all fields are, and some fields never come. */
export interface Answers {
  /** True for an answer that nobody can give. */
  isGone(path: string): boolean
  /** There is a field for it. */
  add(path: string): void
  /** The answers of the rows of a list, which are all called `$item`. */
  ofRows(pointer: string): Answers
}

/** Calls `build` until no condition speaks of an answer that has no field. */
export function withKnownAnswers<Result>(build: (answers: Answers) => Result): Result {
  const gone = new Set<string>()
  for (;;) {
    const read = new Set<string>()
    const given = new Set<string>()
    const answersIn = (scope: string): Answers => ({
      isGone(path) {
        read.add(scope + path)
        return gone.has(scope + path)
      },
      add: (path) => void given.add(scope + path),
      ofRows: (pointer) => answersIn(`${scope}${pointer} `),
    })
    const result = build(answersIn(""))
    const missing = [...read].filter((path) => !given.has(path) && !gone.has(path))
    if (missing.length === 0) return result
    for (const path of missing) gone.add(path)
  }
}
