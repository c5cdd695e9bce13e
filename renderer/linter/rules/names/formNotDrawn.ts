import {
  type Context,
  drawnForms,
  error,
  isText,
  type LoadedDocument,
  movesOf,
  only,
  placesOf,
  referencesIn,
  sheetsOf,
  topicOf,
  unknownName,
} from "../../kit"
import { namesOfActions } from "./namesOfActions"

const drawnIn = (context: Context, document: LoadedDocument): readonly string[] =>
  only(referencesIn(context, document), "block").flatMap(({ block: { form, into } }) =>
    isText(form) && into !== undefined ? [form] : [],
  )

/** Screens that draw a form, by its id. */
const drawers = topicOf<string>("drawers", (_context, document) =>
  document.kind === "screen" ? drawnForms(document).map(({ form }) => [form, document.id] as const) : [],
)

/** A confirmation sends what was asked on the screen before it: it leads back there, or both are steps of one flow. */
function isDrawnBefore(context: Context, screen: string, form: string): boolean {
  const to = movesOf(context, screen)?.to ?? []
  const flows = new Set(placesOf(context, screen).map(({ flow }) => flow))
  return context.facts
    .get(context, drawers, form)
    .some((drawer) => to.includes(drawer) || placesOf(context, drawer).some(({ flow }) => flows.has(flow)))
}

export const formNotDrawn = error(
  "form-not-drawn",
  "Screens submit only forms that they draw, and send those of screens before them.",
  function* (context) {
    for (const { document, pointer, name } of namesOfActions(context, "submit", "form")) {
      if (document.kind !== "screen") continue
      const drawn = drawnIn(context, document)
      if (!drawn.includes(name)) yield { document, pointer, values: unknownName(name, drawn) }
    }
    for (const { document, pointer, name } of namesOfActions(context, "call", "form")) {
      if (document.kind !== "screen") continue
      const drawn = [document, ...sheetsOf(context, document)].flatMap((one) => drawnIn(context, one))
      if (drawn.includes(name)) continue
      // Who asks something sends that; others send what was asked before.
      const isBefore = isDrawnBefore(context, document.id, name)
      if (drawn.length > 0 || !isBefore)
        yield { document, pointer, values: { ...unknownName(name, drawn), isSent: true, isBefore } }
    }
  },
)
