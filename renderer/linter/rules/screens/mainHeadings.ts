import { type Context, type LoadedDocument, only, type ReferenceOf, referencesIn, same } from "../../kit"

export type MainHeading = ReferenceOf<"block">

/** Whether it draws the main heading of its screen. */
function isMainHeading({ block, definition }: MainHeading): boolean {
  const wanted = definition?.mainHeading
  if (typeof wanted !== "object") return wanted === true
  return Object.entries(wanted).every(([name, value]) => same(block[name], value))
}

/** Whether the heading takes the place of the screen's title: in its body, outside of list rows. Anywhere else there would be two. */
export const isInPlaceOfTitle = ({ document, pointer, local }: MainHeading): boolean =>
  document.kind === "screen" && local === undefined && /^\/(?:body|data\/[^/]+\/empty\/body)\//.test(pointer)

export const mainHeadingsIn = (context: Context, document: LoadedDocument): readonly MainHeading[] =>
  only(referencesIn(context, document), "block").filter(
    (one) => isMainHeading(one) && !one.pointer.startsWith("/samples/"),
  )
