/** Results that are computed once: as long as a check runs, or as long as what they were made from lives. */
import { keepFor } from "./keepFor"
import { readingNotedBy } from "./reading"
import type { Context } from "./rule"

export { keepFor }

/** Computes something from a context once, however many rules want it; each of them counts as a reader of its facts. */
export function remember<Result>(make: (context: Context) => Result): (context: Context) => Result {
  const ofContext = keepFor((context: Context) => readingNotedBy(() => make(context)))
  return (context) => ofContext(context)()
}

/** The same for something computed from one document of a context. */
export function rememberEach<Document extends object, Result>(make: (context: Context, document: Document) => Result) {
  const ofContext = keepFor((context: Context) =>
    keepFor((document: Document) => readingNotedBy(() => make(context, document))),
  )
  return (context: Context, document: Document): Result => ofContext(context)(document)()
}
