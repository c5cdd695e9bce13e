import { error, screenOfTarget } from "../../kit"

export const backToItself = error(
  "back-to-itself",
  "Going back does not lead to the screen that is left.",
  function* (context) {
    for (const screen of context.set.all("screen")) {
      const { back } = screen.document.header ?? {}
      // With other values in its address the same screen is another page.
      if (back === undefined || back.includes("?") || screenOfTarget(context, back) !== screen.id) continue
      yield { document: screen, pointer: "/header/back", values: { name: screen.id } }
    }
  },
)
