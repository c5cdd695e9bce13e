import { type Context, isText, type LoadedDocument, schemasIn, sharedPatterns, within } from "../../kit"

interface PatternUse {
  readonly document: LoadedDocument
  readonly pattern: string
  readonly pointer: string
  /** Place in a shared file, where the pattern stands there. */
  readonly shared?: string | undefined
}

/** Patterns of schemas and of query values. */
export function* patternsIn(context: Context): Iterable<PatternUse> {
  for (const { document, schema, pointer } of schemasIn(context)) {
    const { pattern } = schema
    if (isText(pattern)) yield { document, pattern, pointer: within(pointer, "pattern") }
  }
  for (const { name: pattern, shared, ...use } of sharedPatterns(context)) yield { ...use, pattern, shared }
  for (const screen of context.set.all("screen")) {
    for (const [name, { pattern }] of Object.entries(screen.document.query ?? {}))
      if (pattern !== undefined) yield { document: screen, pattern, pointer: within("/query", name, "pattern") }
  }
}
