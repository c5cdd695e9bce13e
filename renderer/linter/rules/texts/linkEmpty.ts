import { asJson, error, linksOf, parentOf, usedNamesOf, valueAt, within, type Json } from "../../kit"

/** Whether what stands around a place is there only under a condition on the link. */
function isAsked(document: Json, place: string, name: string): boolean {
  for (let at = place; at !== ""; at = parentOf(at)) {
    const when = valueAt(document, within(parentOf(at), "when"))
    if (when !== undefined && JSON.stringify(when).includes(`"$app.links.${name}"`)) return true
  }
  return false
}

export const linkEmpty = error(
  "link-empty",
  "A link that app.json leaves empty is offered only under a condition on it.",
  function* (context) {
    const links = linksOf(context)
    for (const { document, pointer, name } of usedNamesOf(context, "link"))
      if (links[name] === "" && !isAsked(asJson(document.document), pointer, name))
        yield { document, pointer, values: { name } }
  },
)
