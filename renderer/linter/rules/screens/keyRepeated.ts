import {
  allOf,
  type Condition,
  type Context,
  error,
  isNeverTrue,
  type LoadedDocument,
  namedConditions,
  only,
  parentOf,
  referencesIn,
  schemaReader,
  viewsOf,
} from "../../kit"

type Drawn = LoadedDocument<"screen"> | LoadedDocument<"sheet">

const whenOf = (context: Context, document: Drawn, block: string): Condition | undefined =>
  only(referencesIn(context, document), "condition").find(({ pointer }) => pointer === `${block}/when`)?.condition

/** Two blocks may share a key where they can never be seen together. */
function exclude(context: Context, document: Drawn, keys: readonly [string, string]): boolean {
  const conditions = keys.map((key) => whenOf(context, document, parentOf(key)))
  const [view] = viewsOf(context, document)
  if (view === undefined || conditions.includes(undefined)) return false
  return isNeverTrue(allOf(...conditions), schemaReader(view.scope), namedConditions(context))
}

export const keyRepeated = error("key-repeated", "Keys of blocks are unique in their screen.", function* (context) {
  for (const document of [...context.set.all("screen"), ...context.set.all("sheet")]) {
    const seen = new Map<string, string>()
    for (const { key, pointer, ofAction } of only(referencesIn(context, document), "key")) {
      // What stands in place of empty data is never seen together with the body.
      if (ofAction || pointer.startsWith("/data/")) continue
      const first = seen.get(key)
      if (first === undefined) seen.set(key, pointer)
      else if (!exclude(context, document, [first, pointer])) yield { document, pointer, values: { name: key, first } }
    }
  }
})
