/** Results that are computed once: as long as a check runs, or as long as what they were made from lives. */
import { keepFor } from "./keepFor"
import type { Context } from "./rule"

export { keepFor }

/** Computes something from a context once, however many rules want it. */
export const remember = <Result>(make: (context: Context) => Result): ((context: Context) => Result) => keepFor(make)

/** The same for something computed from one document of a context. */
export function rememberEach<Document extends object, Result>(make: (context: Context, document: Document) => Result) {
  const ofContext = remember((context) => keepFor((document: Document) => make(context, document)))
  return (context: Context, document: Document): Result => ofContext(context)(document)
}
