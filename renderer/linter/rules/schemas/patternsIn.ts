import {
  type Fields,
  asJson,
  type LoadedDocument,
  objectsIn,
  patternsOf,
  remember,
  schemasIn,
  sharedPatterns,
  within,
} from "../../kit"

interface PatternUse {
  readonly document: LoadedDocument
  readonly pattern: string
  readonly pointer: string
  /** Place in a shared file, where the pattern stands there. */
  readonly shared?: string | undefined
}

/** Patterns of schemas, of what app.json says of values, of shared files and of query values. */
export const patternsIn = remember((context): readonly PatternUse[] => [
  ...schemasIn(context).flatMap(({ document, schema, pointer }) => usesIn(document, schema, pointer)),
  ...context.set
    .all("app")
    .flatMap((document) =>
      [...objectsIn(asJson(document.document.scope), "/scope")].flatMap(([schema, pointer]) =>
        usesIn(document, schema, pointer),
      ),
    ),
  ...[...sharedPatterns(context)].map(({ name: pattern, shared, ...use }) => ({ ...use, pattern, shared })),
  ...context.set
    .all("screen")
    .flatMap((document) =>
      Object.entries(document.document.query ?? {}).flatMap(([name, { pattern }]) =>
        pattern === undefined ? [] : [{ document, pattern, pointer: within("/query", name, "pattern") }],
      ),
    ),
])

const usesIn = (document: LoadedDocument, schema: Fields, pointer: string): readonly PatternUse[] =>
  patternsOf(schema).map((use) => ({ document, pattern: use.pattern, pointer: pointer + use.pointer }))
