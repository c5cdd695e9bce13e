import { error, only, referencesIn, stepsOf } from "../../kit"
import { deadEndOf } from "./flowDeadEnd"

export const stepSkipped = error(
  "step-skipped",
  "Every step without a condition is entered, or follows one that leads to the next step.",
  function* (context) {
    for (const flow of context.set.all("flow")) {
      const { entry } = flow.document
      const entered = new Set([entry?.otherwise, ...Object.values(entry?.points ?? {}).map(({ step }) => step)])
      const leadsOn = (name: string): boolean => {
        const screen = context.set.find("screen", name)
        const actions = screen === undefined ? [] : only(referencesIn(context, screen), "action")
        return screen === undefined || actions.some(({ definition }) => definition?.effect === "advances")
      }
      // With the first step everybody begins who is entered nowhere else.
      let isReached = true
      let after = ""
      for (const place of stepsOf(flow)) {
        const { step, pointer, section } = place
        if (section === undefined) continue
        const { screen: name, when } = step
        isReached ||= entered.has(name)
        if (!isReached && when === undefined) yield { document: flow, pointer, values: { name, after } }
        // A step with a condition may be passed over: what leads to it leads beyond it.
        // Of one that leads nowhere at all, that is told.
        isReached = leadsOn(name) || (isReached && when !== undefined) || deadEndOf(context, place) !== undefined
        after = name
      }
    }
  },
)
