import { type Context, error, movesOf, reachableFrom } from "../../kit"

/** Screens of a circle from which no way leads out, if one leads back to this screen. */
function circleOf(context: Context, id: string): ReadonlySet<string> | undefined {
  if (movesOf(context, id)?.to.length === 0) return undefined
  const reached = reachableFrom(id, (screen) => movesOf(context, screen)?.to ?? [])
  const hasExit = !reached.has(id) || [...reached, id].some((screen) => movesOf(context, screen)?.leaves ?? true)
  return hasExit ? undefined : reached
}

export const flowLoop = error("flow-loop", "From every screen some way leads out.", function* (context) {
  for (const document of context.set.all("screen")) {
    const { id } = document
    const reached = circleOf(context, id)
    if (reached === undefined) continue
    // Told once, at the first screen that leads into the circle.
    const earlier = context.whole.all("screen").slice(0, context.whole.all("screen").indexOf(document))
    if (earlier.some((screen) => circleOf(context, screen.id)?.has(id) === true)) continue
    yield { document, pointer: "/body", values: { screens: [...new Set([id, ...reached])] } }
  }
})
