import {
  allOf,
  type Condition,
  type Context,
  isNeverTrue,
  type LoadedDocument,
  namedConditions,
  only,
  referencesIn,
  schemaReader,
  viewsOf,
} from "../../kit"

type Drawn = LoadedDocument<"screen"> | LoadedDocument<"sheet">

const whenOf = (context: Context, document: Drawn, block: string): Condition | undefined =>
  only(referencesIn(context, document), "condition").find(({ pointer }) => pointer === `${block}/when`)?.condition

/** Whether two blocks, by their places, can never be seen at the same time. */
export function areNeverTogether(context: Context, document: Drawn, blocks: readonly [string, string]): boolean {
  const conditions = blocks.map((block) => whenOf(context, document, block))
  const [view] = viewsOf(context, document)
  if (view === undefined || conditions.includes(undefined)) return false
  return isNeverTrue(allOf(...conditions), schemaReader(view.scope), namedConditions(context))
}
