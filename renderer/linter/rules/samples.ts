import type { JsonSchema } from "../../model/documents"
import { clientOutcomes, codesOf, failuresOf } from "../callUses"
import { fieldsOf, listOf, textOf, textsOf, within, type Fields } from "../json"
import { suggestion } from "../nearest"
import {
  error,
  remember,
  rememberEach,
  warning,
  type Breach,
  type Context,
  type LoadedDocument,
  type Rule,
} from "../rule"
import { firstMismatch } from "../samples"
import { stepInto } from "../schemas"
import { sitesIn } from "../sites"
import { answerSchemaOf, commonScope, drawnForms, formSchemaOf, openedSheets } from "../views"

interface ScreenSample {
  readonly screen: LoadedDocument
  readonly sample: Fields
  readonly pointer: string
}

const screenSamples = remember((context): readonly ScreenSample[] =>
  context.set.all("screen").flatMap((screen) =>
    Object.entries(fieldsOf(fieldsOf(screen.document)["samples"])).map(([name, sample]) => ({
      screen,
      sample: fieldsOf(sample),
      pointer: within("/samples", name),
    })),
  ),
)

function* entriesOf(context: Context, part: "calls" | "answers" | "kept" | "ctx" | "query") {
  for (const { screen, sample, pointer } of screenSamples(context)) {
    for (const [name, value] of Object.entries(fieldsOf(sample[part])))
      yield { document: screen, name, value, pointer: within(pointer, part, name) }
  }
}

/** Calls that a screen can make: its data, its actions, those of its forms and of the sheets that they open, and of an entry. */
const callsOf = rememberEach((context, screen): ReadonlySet<string> => {
  const forms = drawnForms(context, screen).flatMap(([, id]) => context.set.find("form", id) ?? [])
  const opening = [screen, ...forms]
  const ids = opening.flatMap((document) => openedSheets(context, document))
  const sheets = ids.flatMap((id) => context.set.find("sheet", id) ?? [])
  const sites = [...opening, ...sheets].flatMap((document) => sitesIn(context, document))
  const made = sites.flatMap((site) => (site.kind === "name" && site.of === "call" ? [site.name] : []))
  return new Set([...made, ...entryCallsOn(context, screen)])
})

/** A flow asks on its entry's screen where to go on. */
const entryCallsOn = (context: Context, { id }: LoadedDocument): readonly string[] =>
  context.set.all("flow").flatMap(({ document }) => {
    const { screen, call } = fieldsOf(document.entry)
    return screen === id ? (textOf(call) ?? []) : []
  })

/** Every mismatch of a part against the declared roots `kept` and `ctx`. */
function* mismatches(context: Context, part: "kept" | "ctx"): Iterable<Breach> {
  const root = commonScope(context).roots.get(part) ?? {}
  for (const { document, name, value, pointer } of entriesOf(context, part)) {
    const step = stepInto(root, name)
    const mismatch = step.kind === "known" ? firstMismatch(withoutRequired(step.schema), value) : undefined
    if (mismatch !== undefined)
      yield {
        document,
        pointer: pointer + mismatch.pointer,
        values: { name, keyword: mismatch.keyword, detail: mismatch.detail },
      }
  }
}

/** Samples may leave out what they do not care about. */
const withoutRequired = ({ required: _required, ...schema }: JsonSchema): JsonSchema => schema

function* unknownEntries(context: Context, part: "kept" | "ctx"): Iterable<Breach> {
  const root = commonScope(context).roots.get(part) ?? {}
  for (const { document, name, pointer } of entriesOf(context, part)) {
    const step = stepInto(root, name)
    if (step.kind === "missing")
      yield { document, pointer, values: { name, part, known: step.known, ...suggestion(name, step.known) } }
  }
}

const formsByRoot = (context: Context, screen: LoadedDocument): ReadonlyMap<string, string> => {
  const sheets = openedSheets(context, screen).flatMap((id) => context.set.find("sheet", id) ?? [])
  return new Map([screen, ...sheets].flatMap((document) => drawnForms(context, document)))
}

export const sampleRules: readonly Rule[] = [
  error("samples-few", "Every screen has at least two samples, so that its states can be seen.", function* (context) {
    for (const screen of context.set.all("screen")) {
      const count = Object.keys(fieldsOf(fieldsOf(screen.document)["samples"])).length
      if (count < 2) yield { document: screen, pointer: "/samples", values: { count } }
    }
  }),
  error("call-sample-missing", "Every call has a sample of its answer.", function* (context) {
    for (const call of context.set.all("call")) {
      if (Object.keys(fieldsOf(call.document.samples)).length === 0) yield { document: call, pointer: "/samples" }
    }
  }),
  error("call-sample-wrong", "Samples of a call match the schema of its answer.", function* (context) {
    for (const call of context.set.all("call")) {
      for (const [name, sample] of Object.entries(fieldsOf(call.document.samples))) {
        const mismatch = firstMismatch(answerSchemaOf(context, call), sample)
        if (mismatch !== undefined)
          yield {
            document: call,
            pointer: within("/samples", name) + mismatch.pointer,
            values: { sample: name, keyword: mismatch.keyword, detail: mismatch.detail },
          }
      }
    }
  }),
  error(
    "sample-answer-unknown",
    "Samples answer calls with a sample, an outcome or a code of the call, or `pending`.",
    function* (context) {
      for (const { document, name, value, pointer } of entriesOf(context, "calls")) {
        const call = context.set.find("call", name)
        if (call === undefined || typeof value !== "string") continue
        const own = [
          ...Object.keys(fieldsOf(call.document.samples)),
          ...codesOf(call),
          ...Object.keys(clientOutcomes(context, call.document.client)),
        ]
        const known = [...own, "ok", "cancelled", "pending", ...failuresOf(call)]
        if (!known.includes(value))
          yield { document, pointer, values: { call: name, name: value, known: own, ...suggestion(value, known) } }
      }
    },
  ),
  warning("sample-call-unused", "Samples answer only calls that the screen makes.", function* (context) {
    for (const { document, name, pointer } of entriesOf(context, "calls")) {
      // Sources make calls too, which documents do not show.
      if (
        Object.values(fieldsOf(fieldsOf(document.document)["data"])).some(
          (entry) => fieldsOf(entry)["source"] !== undefined,
        )
      )
        continue
      const made = callsOf(context, document)
      if (context.set.find("call", name) !== undefined && !made.has(name))
        yield { document, pointer, values: { name, known: [...made], ...suggestion(name, made) } }
    }
  }),
  error("sample-root-unknown", "Samples give answers to forms that the screen draws.", function* (context) {
    for (const { document, name, pointer } of entriesOf(context, "answers")) {
      const known = [...formsByRoot(context, document).keys()]
      if (!known.includes(name)) yield { document, pointer, values: { name, known, ...suggestion(name, known) } }
    }
  }),
  error("sample-answers-wrong", "Answers of samples are answers that the form could hold.", function* (context) {
    for (const { document, name, value, pointer } of entriesOf(context, "answers"))
      yield* wrongAnswers(context, { document, name, value, pointer })
  }),
  error("sample-kept-unknown", "Samples keep only values that app.json declares.", (context) =>
    unknownEntries(context, "kept"),
  ),
  error("sample-kept-wrong", "Kept values of samples match their schema.", (context) => mismatches(context, "kept")),
  error("sample-context-unknown", "Samples change only context that app.json declares.", (context) =>
    unknownEntries(context, "ctx"),
  ),
  error("sample-context-wrong", "Context of samples matches its schema.", (context) => mismatches(context, "ctx")),
  error("sample-query-unknown", "Samples set only query values that the screen declares.", function* (context) {
    for (const { document, name, pointer } of entriesOf(context, "query")) {
      const known = [...Object.keys(fieldsOf(fieldsOf(document.document)["query"])), "BACK", "header"]
      if (!known.includes(name)) yield { document, pointer, values: { name, known, ...suggestion(name, known) } }
    }
  }),
  error("sample-tap-unknown", "Samples tap only what has a key.", function* (context) {
    for (const { screen, sample, pointer } of screenSamples(context)) {
      const sheets = openedSheets(context, screen).flatMap((id) => context.set.find("sheet", id) ?? [])
      const taps = listOf(sample["tap"])
      const forms = drawnForms(context, screen).flatMap(([, id]) => context.set.find("form", id) ?? [])
      const places = taps.length === 0 ? [] : [screen, ...forms, ...sheets]
      const known = places.flatMap((document) => keysOf(context, document))
      for (const [index, key] of taps.entries()) {
        if (typeof key === "string" && !known.includes(key))
          yield {
            document: screen,
            pointer: within(pointer, "tap", index),
            values: { name: key, known, ...suggestion(key, known) },
          }
      }
    }
  }),
]

/** Keys of blocks and of the buttons of sheets. */
const keysOf = rememberEach((context, document): readonly string[] => {
  const buttons = listOf(fieldsOf(document.document)["buttons"]).flatMap(
    (button) => textOf(fieldsOf(button)["key"]) ?? [],
  )
  return [...sitesIn(context, document).flatMap((site) => (site.kind === "key" ? [site.key] : [])), ...buttons]
})

/** Text that is no number yet, empty fields and half-filled ones are what samples are for: types and names must fit. */
function* wrongAnswers(
  context: Context,
  { document, name, value, pointer }: { document: LoadedDocument; name: string; value: unknown; pointer: string },
): Iterable<Breach> {
  const form = context.set.find("form", formsByRoot(context, document).get(name) ?? "")
  if (form === undefined) return
  const properties = fieldsOf(formSchemaOf(context, form)["properties"])
  for (const [field, answer] of Object.entries(fieldsOf(value))) {
    const place = within(pointer, field)
    if (!Object.hasOwn(properties, field)) {
      yield {
        document,
        pointer: place,
        values: {
          field,
          form: form.id,
          keyword: "additionalProperties",
          detail: field,
          ...suggestion(field, Object.keys(properties)),
        },
      }
      continue
    }
    const { type } = fieldsOf(properties[field])
    const types = typeof type === "string" ? [type] : textsOf(type)
    const mismatch = types.length === 0 || answer === null ? undefined : firstMismatch({ type: types }, answer)
    if (mismatch !== undefined)
      yield {
        document,
        pointer: place,
        values: { field, form: form.id, keyword: mismatch.keyword, detail: mismatch.detail },
      }
  }
}
