import {
  type Context,
  error,
  fieldsIn,
  formsOf,
  isText,
  keepFor,
  type LoadedDocument,
  namedConditions,
  pathsIn,
  stepsOf,
  within,
} from "../../kit"

const fieldNames = keepFor(
  (form: LoadedDocument<"form">): ReadonlySet<string> => new Set(fieldsIn(form).map(({ name }) => name)),
)

const asks = (context: Context, name: string, screen: LoadedDocument<"screen"> | undefined): boolean =>
  screen !== undefined && formsOf(context, screen).some((form) => fieldNames(form).has(name))

export const stepAnswerLater = error(
  "step-answer-later",
  "The condition of a step reads what was answered before it.",
  function* (context) {
    for (const flow of context.set.all("flow")) {
      const kept = flow.document.testModel?.answers
      if (!isText(kept)) continue
      const steps = stepsOf(flow).filter(({ section }) => section !== undefined)
      const screens = steps.map(({ step }) => context.set.find("screen", step.screen))
      for (const [index, { step, pointer }] of steps.entries()) {
        for (const path of new Set(pathsIn(step.when, namedConditions(context)))) {
          const [name = ""] = path.startsWith(`${kept}.`) ? path.slice(kept.length + 1).split(".") : []
          const first = screens.findIndex((screen) => asks(context, name, screen))
          const asking = screens[first]?.id
          if (first >= index && asking !== undefined)
            yield { document: flow, pointer: within(pointer, "when"), values: { name, screen: asking } }
        }
      }
    }
  },
)
