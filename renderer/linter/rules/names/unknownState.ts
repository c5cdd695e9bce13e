import { type Context, error, type LoadedDocument, screensShowing, stepsOf, unknownName } from "../../kit"
import { namesOfActions } from "./namesOfActions"

/** Screens whose state an action sets that stands at this place. */
export function screensSetBy(
  context: Context,
  document: LoadedDocument,
  pointer: string,
): readonly LoadedDocument<"screen">[] {
  if (document.kind === "screen") return [document]
  if (document.kind !== "flow") return screensShowing(context, document)
  const { entry } = document.document
  const isOfEntry = entry !== undefined && pointer.startsWith("/entry")
  const ids = isOfEntry ? [entry.screen] : stepsOf(document).map(({ step }) => step.screen)
  return ids.flatMap((id) => context.set.find("screen", id) ?? [])
}

export const unknownState = error(
  "unknown-state",
  "Actions set only state that the screen declares.",
  function* (context) {
    for (const { document, pointer, name } of namesOfActions(context, "set", "state")) {
      const screens = screensSetBy(context, document, pointer)
      const known = screens.flatMap((screen) => Object.keys(screen.document.state ?? {}))
      if (screens.length > 0 && !known.includes(name))
        yield { document, pointer, values: unknownName(name, [...new Set(known)]) }
    }
  },
)
