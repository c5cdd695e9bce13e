import {
  type Context,
  error,
  isText,
  isWrite,
  type LoadedDocument,
  only,
  propertiesIn,
  referencesIn,
  stepsOf,
  topicOf,
  within,
} from "../../kit"

/** Calls that a screen's actions make, by screen. */
const callsMade = topicOf<string>("callsMade", (context, document) =>
  document.kind === "screen"
    ? only(referencesIn(context, document), "action").flatMap(({ action: { call } }) =>
        isText(call) ? [[document.id, call] as const] : [],
      )
    : [],
)

/** Texts that stand at the top of a write's sample answers, as `<property> <text>`, by call. */
const answered = topicOf<string>("answered", (_context, document) =>
  document.kind === "call" && isWrite(document)
    ? Object.values(document.document.samples).flatMap((sample) =>
        Object.entries(propertiesIn(sample)).flatMap(([name, value]) =>
          isText(value) ? [[document.id, `${name} ${value}`] as const] : [],
        ),
      )
    : [],
)

/** Return points that a step's writes may leave behind, as their samples have them. */
const pointsAfter = (context: Context, screen: string, property: string): readonly string[] =>
  context.facts
    .get(context, callsMade, screen)
    .flatMap((call) => context.facts.get(context, answered, call))
    .flatMap((text) => (text.startsWith(`${property} `) ? [text.slice(property.length + 1)] : []))

/** A step, and where the points that its writes may leave behind lead: the nearest and the furthest. */
interface Left {
  readonly screen: string
  readonly point: string
  readonly nearest: number
  readonly furthest: number
}

function pointsLeft(context: Context, flow: LoadedDocument<"flow">): readonly Left[] {
  const { entry } = flow.document
  const [, property] = /^\$res\.([^.]+)$/.exec(entry?.point ?? "") ?? []
  if (entry === undefined || property === undefined) return []
  const steps = stepsOf(flow).filter(({ section }) => section !== undefined)
  return steps.flatMap(({ step: { screen } }) => {
    const points = pointsAfter(context, screen, property)
      .map((point) => ({ point, place: steps.findIndex(({ step }) => step.screen === entry.points[point]?.step) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place)
    const [nearest, furthest] = [points[0], points.at(-1)]
    return nearest && furthest
      ? [{ screen, point: furthest.point, nearest: nearest.place, furthest: furthest.place }]
      : []
  })
}

export const returnPointBehind = error(
  "return-point-behind",
  "Whoever comes back after a step comes no less far than after the steps before it.",
  function* (context) {
    for (const flow of context.set.all("flow")) {
      let before: Left | undefined
      for (const left of pointsLeft(context, flow)) {
        if (before !== undefined && left.furthest < before.nearest)
          yield {
            document: flow,
            pointer: within("/entry/points", left.point, "step"),
            values: { point: left.point, screen: left.screen, before: before.screen },
          }
        else if (before === undefined || left.nearest > before.nearest) before = left
      }
    }
  },
)

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
