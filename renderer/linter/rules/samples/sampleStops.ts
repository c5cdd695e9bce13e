import {
  type Context,
  fieldsIn,
  firstMismatch,
  isList,
  isText,
  type Json,
  type LoadedDocument,
  objectsIn,
  rememberEach,
  warning,
  within,
} from "../../kit"
import { type AskedField, askedAmong, checkOf, isTaken } from "../fields/askedFields"
import { isGiven } from "../fields/givenAnswers"
import { formsByRoot } from "./formsByRoot"
import { type ScreenSample, screenSamples } from "./screenSamples"

/** Forms that a tap submits before it does anything else, by the key of what is tapped. */
const submittedBy = rememberEach(
  (_context, screen: LoadedDocument<"screen">): ReadonlyMap<string, string> =>
    new Map(
      objectsIn(screen.document).flatMap(([{ key, tap }]) => {
        const [first] = (Array.isArray(tap) ? tap : []) as readonly Readonly<Record<string, Json>>[]
        return isText(key) && first?.["do"] === "submit" && isText(first["form"]) ? [[key, first["form"]] as const] : []
      }),
    ),
)

/** A right answer: one that is written down for it, else the plainest of its type; none where that is not right. */
function rightAnswer(context: Context, { name, field, control, expanded }: AskedField): Json | undefined {
  const examples = [...(checkOf(context, expanded)?.examples ?? []), ...(control.gives ?? [])]
  const known: readonly Json[] = [
    ...(field.options ?? []).map(({ value }) => value),
    ...((expanded.enum ?? []) as readonly Json[]).filter((value) => value !== null),
    ...[...examples, field.label ?? name].filter((text) => isTaken(context, expanded, text)),
    true,
    Number(expanded.minimum ?? 1),
  ]
  const asked = [...known, ...known.map((value) => [value])]
  return asked.find((value) => firstMismatch(expanded, value) === undefined)
}

type Plain = string | number | boolean

/** An answer as a finding can hold it: what is in a list stands for the list. */
function writable(answer: Json | undefined): Readonly<Record<string, Plain>> {
  const plain = isList(answer) ? answer[0] : answer
  return plain === undefined ? {} : { wanted: plain as Plain, isList: isList(answer) }
}

/** Questions that every customer has to answer, and of which nothing is known before. */
const askedOfAll = rememberEach((context, form: LoadedDocument<"form">): readonly AskedField[] =>
  [...askedAmong(context, fieldsIn(form))].filter(
    ({ field, path, outer, expanded }) =>
      field.required === true &&
      path.length === 0 &&
      outer.length === 0 &&
      field.when === undefined &&
      expanded.default === undefined,
  ),
)

/** Forms of a sample that it submits, with what it taps for that and the answers that it gives. */
function* submissionsOf(context: Context, { screen, sample, pointer }: ScreenSample) {
  for (const key of sample.tap ?? []) {
    const submitted = submittedBy(context, screen).get(key)
    for (const [root, answers] of Object.entries(sample.answers ?? {}))
      if (submitted !== undefined && formsByRoot(context, screen).get(root) === submitted)
        yield { key, root, answers, form: context.set.find("form", submitted), at: within(pointer, "answers", root) }
  }
}

export const sampleStops = warning(
  "sample-stops",
  "A sample that submits a form has an answer for everything that is asked of all.",
  function* (context) {
    for (const sampled of screenSamples(context))
      for (const { key, root, answers, form, at } of submissionsOf(context, sampled)) {
        if (form === undefined) continue
        for (const asked of askedOfAll(context, form)) {
          const { name, field } = asked
          if (Object.hasOwn(answers, name) || isGiven(context, { form, root, name })) continue
          yield {
            document: sampled.screen,
            pointer: at,
            values: {
              sample: sampled.name,
              key,
              name,
              label: field.label ?? name,
              ...writable(rightAnswer(context, asked)),
            },
          }
        }
      }
  },
)
