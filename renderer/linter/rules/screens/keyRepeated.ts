import type { LoadedDocument } from "../../../compiler"
import type { Condition } from "../../../model/documents"
import { allOf, namedConditions } from "../../conditions/condition"
import { isNeverTrue } from "../../conditions/solve"
import { parentOf } from "../../../model/pointer"
import { only } from "../../references/reference"
import { schemaReader } from "../../references/typeScope"
import { referencesIn, viewsOf } from "../../references/views"
import { error, type Context } from "../../rule"

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
