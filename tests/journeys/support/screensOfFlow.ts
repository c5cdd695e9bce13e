import { documents } from "./fields"

const flow = documents.find("flow", "account-opening")?.document
const steps = flow?.sections.flatMap((section) => section.steps.map(({ screen }) => screen)) ?? []
const detached = flow?.detached?.map(({ screen }) => screen) ?? []

/** The path on which the server says that it is closed; it belongs to no step. */
const closed = "maintenance"

/** Every screen below /account/open. */
export const screensOfFlow: readonly string[] = [...steps, ...detached, closed]

/** The screen that a return point of the server opens. */
export function entryOf(returnPoint: string): string {
  if (returnPoint === "MAINTENANCE") return closed
  return flow?.entry?.points[returnPoint]?.step ?? flow?.entry?.otherwise ?? ""
}

/** The entry behind which a step stands; a detached screen has none. */
export function entryBefore(screen: string): string | undefined {
  const entries = Object.values(flow?.entry?.points ?? {}).map(({ step }) => step)
  return steps.slice(0, steps.indexOf(screen) + 1).findLast((step) => entries.includes(step))
}

/** A screen that is passed over where the card says that the customer is of age. */
export const passedByAdults = (screen: string): string | undefined => {
  const step = flow?.sections.flatMap((section) => section.steps).find((one) => one.screen === screen)
  return JSON.stringify(step?.when ?? "").includes('"is-minor"') ? steps[steps.indexOf(screen) + 1] : undefined
}
