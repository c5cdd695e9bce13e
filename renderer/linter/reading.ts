/** Which facts a rule reads while it runs: when one of them changes, it has to look at all documents again. */

let readers: Set<object> | undefined

/** Says that whoever runs now reads something. */
export const noteReading = (source: object): void => void readers?.add(source)

/** Reads something whose changes touch, by their names, every document that whoever runs now looks at. */
export const readQuietly = <Result>(make: () => Result): Result => readingOf(make).result

/** A result with everything that was read to make it. */
export interface Reading<Result> {
  readonly result: Result
  readonly read: ReadonlySet<object>
}

export function readingOf<Result>(make: () => Result): Reading<Result> {
  const outer = readers
  const read = new Set<object>()
  readers = read
  try {
    return { result: make(), read }
  } finally {
    readers = outer
  }
}

/** Makes something now; whoever asks for it later counts as a reader of what it was made from. */
export function readingNotedBy<Result>(make: () => Result): () => Result {
  const { result, read } = readingOf(make)
  return () => {
    for (const source of read) noteReading(source)
    return result
  }
}
