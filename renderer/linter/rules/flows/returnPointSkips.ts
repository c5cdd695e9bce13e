import {
  type Context,
  error,
  isObject,
  isText,
  isWrite,
  only,
  referencesIn,
  stepsOf,
  type Topic,
  within,
} from "../../kit"

/** Calls that a screen's actions make, by screen. */
const callsMade: Topic<string> = (context, document) =>
  document.kind === "screen"
    ? only(referencesIn(context, document), "action").flatMap(({ action: { call } }) =>
        isText(call) ? [[document.id, call] as const] : [],
      )
    : []

/** Texts that stand at the top of a write's sample answers, as `<property> <text>`, by call. */
const answered: Topic<string> = (_context, document) =>
  document.kind === "call" && isWrite(document)
    ? Object.values(document.document.samples).flatMap((sample) =>
        Object.entries(isObject(sample) ? sample : {}).flatMap(([name, value]) =>
          isText(value) ? [[document.id, `${name} ${value}`] as const] : [],
        ),
      )
    : []

/** Return points that a step's writes may leave behind, as their samples have them. */
const pointsAfter = (context: Context, screen: string, property: string): readonly string[] =>
  context.facts
    .get(context, callsMade, screen)
    .flatMap((call) => context.facts.get(context, answered, call))
    .flatMap((text) => (text.startsWith(`${property} `) ? [text.slice(property.length + 1)] : []))

export const returnPointSkips = error(
  "return-point-skips",
  "Whoever comes back after a step comes to the next step, not beyond one that everybody goes through.",
  function* (context) {
    for (const flow of context.set.all("flow")) {
      const { entry } = flow.document
      const [, property] = /^\$res\.([^.]+)$/.exec(entry?.point ?? "") ?? []
      if (entry === undefined || property === undefined) continue
      const steps = stepsOf(flow).filter(({ section }) => section !== undefined)
      const placeOf = (point: string) => steps.findIndex(({ step }) => step.screen === entry.points[point]?.step)
      for (const [index, { step }] of steps.entries()) {
        const ahead = pointsAfter(context, step.screen, property).map((point) => ({ point, place: placeOf(point) }))
        // A write that several steps share may leave several points: only what all of them skip is told.
        const [nearest] = ahead.toSorted((one, other) => one.place - other.place)
        if (nearest === undefined) continue
        const skipped = steps.slice(index + 1, nearest.place).find(({ step: { when } }) => when === undefined)
        if (skipped === undefined) continue
        yield {
          document: flow,
          pointer: within("/entry/points", nearest.point, "step"),
          values: { point: nearest.point, screen: step.screen, name: skipped.step.screen },
        }
      }
    }
  },
)
