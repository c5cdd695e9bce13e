import { leavesScreen, referencesOf, warning, within } from "../../kit"

export const actionsAfterLeaving = warning(
  "actions-after-leaving",
  "Nothing follows an action that leaves the screen.",
  function* (context) {
    const effectOf = (name: string) => context.vocabulary.find("action", name)?.effect ?? "stays"
    for (const { document, pointer, actions } of referencesOf(context, "actions")) {
      if (document.kind === "errors") continue
      const at = actions.findIndex((action) => action.when === undefined && leavesScreen(effectOf(action.do)))
      const [leaving, next] = actions.slice(at)
      if (at < 0 || leaving === undefined || next === undefined) continue
      // Of two that leave, one is too many; anything else was meant to be done before.
      const before = leavesScreen(effectOf(next.do)) ? {} : { before: at }
      yield { document, pointer: within(pointer, at + 1), values: { action: leaving.do, ...before } }
    }
  },
)
