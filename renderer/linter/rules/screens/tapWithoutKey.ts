import { isList, isObject, type Json, parentOf, type ReferenceOf, referencesOf, valueAt, warning } from "../../kit"
import { nameOfPart } from "./nameOfPart"

/** Of several that are tapped side by side none has a key: nobody forgot one. */
function isMeant({ document, pointer }: ReferenceOf<"tap-without-key">): boolean {
  const list = valueAt(document.document, parentOf(pointer))
  const tapped = isList<Json>(list) ? list.filter(isObject).filter(({ tap }) => tap !== undefined) : []
  return tapped.length > 1 && tapped.every(({ key }) => key === undefined)
}

export const tapWithoutKey = warning(
  "tap-without-key",
  "What can be tapped has a key, for records and samples.",
  function* (context) {
    for (const { document, pointer, block } of referencesOf(context, "block"))
      if (block["tap"] !== undefined && block.key === undefined)
        yield { document, pointer, values: { widget: block.widget } }
    for (const part of referencesOf(context, "tap-without-key")) {
      const { document, pointer } = part
      const isSeen = (document.kind === "screen" || document.kind === "sheet") && !pointer.startsWith("/samples/")
      const value = valueAt(document.document, pointer)
      if (isSeen && isObject(value) && !isMeant(part)) yield { document, pointer, values: { name: nameOfPart(value) } }
    }
  },
)
