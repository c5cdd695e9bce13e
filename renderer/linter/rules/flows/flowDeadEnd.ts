import {
  allSteps,
  type Context,
  coreDefinitions,
  error,
  type FlowStep,
  formsOf,
  isPath,
  type LoadedDocument,
  movesOf,
  only,
  type ReferenceOf,
  referencesIn,
  screenOfTarget,
  sheetsOf,
  stepsOf,
} from "../../kit"
import { silentSendsIn } from "../screens/silentSends"

/** The renderer's own actions that do nothing but stay; what a product's action does, only the product knows. */
const staying: ReadonlySet<string> = new Set(
  coreDefinitions.flatMap(({ kind, name, ...rest }) =>
    kind === "action" && "effect" in rest && rest.effect === "stays" ? [name] : [],
  ),
)

const isMet = ({ pointer }: { readonly pointer: string }): boolean => !pointer.startsWith("/samples/")

/** What answers a failure leads back, not on. */
const isOnTheWay = (place: { readonly pointer: string }): boolean =>
  isMet(place) && !/\/on\/(?!ok\/)[^/]+\//.test(place.pointer)

const leadsOn = (context: Context, screen: LoadedDocument<"screen">): boolean =>
  only(referencesIn(context, screen), "action").some((place) => isMet(place) && !staying.has(place.action.do))

/** Lets the flow or the server decide what comes next; what nobody declared may do so. */
const isDeciding = ({ definition }: ReferenceOf<"action">): boolean =>
  definition === undefined || ["advances", "resumes"].includes(definition.effect ?? "")

/** Whether the screen of a step, its forms or its half-sheets lead to a later step, or may do so. */
function leadsToLater(context: Context, screen: LoadedDocument<"screen">, { flow, pointer }: FlowStep): boolean {
  const steps = stepsOf(flow)
  const own = steps.findIndex((step) => step.pointer === pointer)
  const later = new Set(steps.slice(own + 1).map(({ step }) => step.screen))
  return [screen, ...formsOf(context, screen), ...sheetsOf(context, screen)].some((document) => {
    const references = referencesIn(context, document)
    const isStep = (target: string) => isPath(target) || later.has(screenOfTarget(context, target))
    return (
      only(references, "action").some((action) => isOnTheWay(action) && isDeciding(action)) ||
      only(references, "target").some((place) => isOnTheWay(place) && isStep(place.target))
    )
  })
}

/** Only what comes after all others, and what stands beside the order, may lead to no later step. */
const hasNext = ({ flow, section, pointer }: FlowStep): boolean =>
  section !== undefined &&
  stepsOf(flow)
    .filter((step) => step.section !== undefined)
    .at(-1)?.pointer !== pointer

/** Whether nothing leads on from a step; told as something else where something is sent first. */
export function deadEndOf(context: Context, place: FlowStep): "shut" | "no-next" | "sends" | undefined {
  const screen = context.set.find("screen", place.step.screen)
  if (screen === undefined) return undefined
  const isShut = movesOf(context, screen.id)?.to.length === 0 && !leadsOn(context, screen)
  if (!isShut && (!hasNext(place) || leadsToLater(context, screen, place))) return undefined
  if (silentSendsIn(context, screen).length > 0) return "sends"
  return isShut ? "shut" : "no-next"
}

export const flowDeadEnd = error("flow-dead-end", "Every screen of a flow leads on.", function* (context) {
  for (const place of allSteps(context)) {
    const { flow: document, step, pointer } = place
    const end = deadEndOf(context, place)
    if (end === undefined || end === "sends") continue
    yield { document, pointer, values: { name: step.screen, ...(end === "no-next" && { hasNext: true }) } }
  }
})
