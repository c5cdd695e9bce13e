import { error, movesOf, reachableFrom } from "../../kit"

/** Screens from which no way leads out of a circle. */
export const flowLoop = error("flow-loop", "From every screen some way leads out.", function* (context) {
  const moves = movesOf(context)
  const told = new Set<string>()
  for (const [id, own] of moves) {
    if (own.to.length === 0 || told.has(id)) continue
    const reached = reachableFrom(id, (screen) => moves.get(screen)?.to ?? [])
    const hasExit = [...reached, id].some((screen) => moves.get(screen)?.leaves ?? true)
    if (!reached.has(id) || hasExit) continue
    for (const screen of reached) told.add(screen)
    const document = context.set.find("screen", id)
    if (document !== undefined)
      yield { document, pointer: "/body", values: { screens: [...new Set([id, ...reached])] } }
  }
})
