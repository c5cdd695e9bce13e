import { backPolicies } from "../backPolicies"
import { flag, listOf, mapOf, oneOf, option, options } from "../definitions"
import { anything, count, document, own, text } from "./head"

const backPolicy = oneOf(...backPolicies)

export const step = options({
  "screen!": own("screen"),
  /** What the query says of it in a flow of one route (`query`); the screen's id where absent. The first step needs none. */
  as: text,
  when: option.condition,
  /** Most people come through it: counted as ahead while the answers do not say. */
  expected: flag,
  /** How long most people need for it; estimated from its questions where absent. */
  seconds: count,
  /** One policy, or several: the first whose condition holds; the last has none. */
  back: { anyOf: [backPolicy, listOf(options({ when: option.condition, "back!": backPolicy }))] },
})

const entry = options({
  /** What is drawn while the server is asked. */
  "screen!": own("screen"),
  "call!": option.call,
  /** `$path` into the answer that holds the return point. */
  "point!": own("point"),
  "points!": mapOf(options({ step: text, do: own("entryActions") })),
  "otherwise!": text,
  /** `$path` into the answer that names the step with a question that is asked anew, where there is one: it is opened first. */
  missing: own("point"),
  /** Screens that are opened as asked although the return point names another, where the condition holds; `$res` is the answer. */
  deepLinks: listOf(options({ "screen!": text, "when!": own("entryCondition") })),
})

const section = options({
  "label!": option.text,
  /** Number of steps that the progress bar shows; counted where absent. */
  of: count,
  "steps!": listOf(own("step")),
})

/** `through`: half-sheets (`sheet:<name>`) and addresses that are this exit. */
const exit = options({
  "label!": option.text,
  "from!": listOf(own("screen")),
  when: option.condition,
  through: listOf(own("through")),
})

/** What tools suppose about everything around the flow, so that they can walk it without a server. */
const testModel = options({
  /** `$path` under which the server keeps the answers of all forms, by field. */
  answers: option.value,
  /** What is known before the first step, by scope root. */
  start: mapOf(anything),
  /** What becomes known after a step without being asked (a card that was read): one of the choices. */
  given: listOf(
    options({
      "after!": own("screen"),
      "label!": text,
      "choices!": listOf(
        options({
          "label!": text,
          "values!": mapOf(anything),
          /** Who it is for, by all that customers have answered in the end; for everybody where absent. */
          when: option.condition,
          /** What somebody like that answers where nothing else is wanted, by scope root, like `values`. */
          answers: mapOf(anything),
        }),
      ),
    }),
  ),
  /** What the server makes of the answers: the first case that holds. */
  decided: listOf(
    options({ "value!": option.value, "cases!": listOf(options({ when: option.condition, "is!": option.value })) }),
  ),
  /** Answers (`$form`) that a server refuses, with the code that its call then gives. */
  refused: listOf(options({ "call!": option.call, "code!": text, "when!": option.condition })),
})

export const flow = document("flow", {
  /** Steps live at `<route>/<screen>`; absent where each screen has its own route. */
  route: text,
  /** All steps live at the route itself: a query value of this name tells which; without it, the first. */
  query: text,
  entry,
  /** What a step whose back is `close` does first; closes at once where absent. */
  leave: option.actions,
  "sections!": listOf(section),
  /** Screens that are part of the flow's routes but not of its order. */
  detached: listOf(own("step")),
  exits: mapOf(exit),
  testModel,
})
