import {
  allowedValues,
  type Context,
  type FormField,
  isText,
  type Json,
  type LoadedDocument,
  namedConditions,
  pathsIn,
  schemaIn,
  type Schema,
  segmentsOf,
  valueAt,
  warning,
  within,
} from "../../kit"
import { isGiven } from "../fields/givenAnswers"
import { ownRoot } from "../fields/ownRoot"
import { uniqueAnswers } from "../fields/uniqueFields"
import { conditionOf, isConditional, isHiddenWhere } from "../fields/visibility"
import { formsByRoot } from "./formsByRoot"
import { type ScreenSample, screenSamples } from "./screenSamples"

interface Sampled extends ScreenSample {
  readonly form: LoadedDocument<"form">
  /** Under which its answers stand. */
  readonly root: string
  readonly answers: Readonly<Record<string, Json>>
}

/** Answers of a sample to forms that a path leads into. */
function* answersOf(context: Context, sampled: ScreenSample): Generator<Sampled> {
  for (const [root, answers] of Object.entries(sampled.sample.answers ?? {})) {
    const form = context.set.find("form", formsByRoot(context, sampled.screen).get(root) ?? "")
    if (form !== undefined && ownRoot(context, form) === root) yield { ...sampled, form, root, answers }
  }
}

/** What can be at a path: one value, or what there is to start with; undefined where that is not known. */
type Held = { readonly value: Json } | { readonly start: readonly Json[] } | undefined

/** Whether a form takes an answer as it stands there: one of a list, or letters and digits that nothing converts. */
const isTakenAsIs = ({ field }: FormField, schema: Schema, value: Json): boolean =>
  allowedValues(schema) !== undefined ||
  (field.convert === undefined && isText(value) && schema.type === "string" && /^[A-Za-z0-9-]+$/.test(value))

/** What a sample says of an answer; nothing where a form may make anything of it. */
function answerIn(context: Context, { form, root, answers }: Sampled, name: string): Held {
  const asked = uniqueAnswers(form).find((field) => field.name === name)
  if (asked === undefined) return undefined
  const schema = schemaIn(context, form, asked.schema ?? {})
  const value = answers[name] ?? null
  if (value !== null) return isTakenAsIs(asked, schema, value) ? { value } : undefined
  if (!Object.hasOwn(answers, name) && isGiven(context, { form, root, name })) return undefined
  const start = schema.default ?? (schema.type === "boolean" ? false : undefined)
  return { start: start === undefined ? [] : [start as Json] }
}

/** What a sample says of where the screen is seen; what is tapped, and what the screen does when it is entered, may change it. */
function placeIn({ sample, screen }: Sampled, path: string): Held {
  const [root = ""] = segmentsOf(path)
  const isStill = sample.tap === undefined && screen.document.enter === undefined
  if (root !== "ctx" && !(isStill && (root === "query" || root === "kept"))) return undefined
  const value = valueAt(sample as Json, path)
  return value === undefined || typeof value === "object" ? undefined : { value }
}

function isHidden(context: Context, sampled: Sampled, asked: FormField): boolean {
  const { root } = sampled
  const held = new Map(
    pathsIn(conditionOf(asked), namedConditions(context)).map((path) => {
      const place = path.replace(/^\$/, "/").replaceAll(".", "/")
      const own = place.startsWith(`/${root}/`) ? place.slice(root.length + 2) : undefined
      return [path, own === undefined ? placeIn(sampled, place) : answerIn(context, sampled, own)] as const
    }),
  )
  return isHiddenWhere(context, asked, {
    schemaOf: (path): Schema | undefined => {
      const known = held.get(path)
      return known && { enum: "value" in known ? [known.value] : known.start }
    },
    held: [...held].flatMap(([path, known]) => (known && "value" in known ? [{ filled: [path] }] : [])),
  })
}

export const sampleAnswersHidden = warning(
  "sample-answers-hidden",
  "What a sample answers is asked where the rest of the sample holds.",
  function* (context) {
    for (const sampled of screenSamples(context).flatMap((one) => [...answersOf(context, one)]))
      for (const asked of uniqueAnswers(sampled.form)) {
        const { name, field, pointer } = asked
        if (!isConditional(asked) || (sampled.answers[name] ?? null) === null) continue
        // Of a question that is never shown another rule speaks.
        if (isHidden(context, sampled, asked) && !isHiddenWhere(context, asked, { schemaOf: () => undefined }))
          yield {
            document: sampled.screen,
            pointer: within(sampled.pointer, "answers", sampled.root, name),
            values: {
              sample: sampled.name,
              name,
              label: field.label ?? name,
              form: sampled.form.id,
              place: field.when === undefined ? pointer : within(pointer, "when"),
            },
          }
      }
  },
)
