import {
  allSteps,
  type Context,
  coreDefinitions,
  error,
  type LoadedDocument,
  movesOf,
  only,
  referencesIn,
} from "../../kit"

/** The renderer's own actions that do nothing but stay; what a product's action does, only the product knows. */
const staying: ReadonlySet<string> = new Set(
  coreDefinitions.flatMap(({ kind, name, ...rest }) =>
    kind === "action" && "effect" in rest && rest.effect === "stays" ? [name] : [],
  ),
)

const leadsOn = (context: Context, screen: LoadedDocument<"screen">): boolean =>
  only(referencesIn(context, screen), "action").some(
    ({ pointer, action }) => !pointer.startsWith("/samples/") && !staying.has(action.do),
  )

export const flowDeadEnd = error("flow-dead-end", "Every screen of a flow leads on.", function* (context) {
  for (const { flow, step, pointer } of allSteps(context)) {
    const { screen: name } = step
    const screen = context.set.find("screen", name)
    if (screen !== undefined && movesOf(context, name)?.to.length === 0 && !leadsOn(context, screen))
      yield { document: flow, pointer, values: { name } }
  }
})
