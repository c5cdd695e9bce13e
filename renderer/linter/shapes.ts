/**
 * What each kind of document is made of, in the words of `option.*`. References of its own: `data`, `ui`, `outcomes`
 * (name -> actions), `back` (header) and `anything`.
 */
import type { DocumentKind, JsonSchema } from "../model/documents"
import { listOf, option, options } from "../model/definitions"

const own = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` })
const text: JsonSchema = { type: "string" }
const flag: JsonSchema = { type: "boolean" }
const anything = own("anything")
const fields: JsonSchema = { type: "object" }
const mapOf = (schema: JsonSchema): JsonSchema => ({ type: "object", additionalProperties: schema })
const names = listOf(text)

const head = { $schema: text, "kind!": text, "id!": text, "version!": { type: "integer" }, description: text }

const document = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => options({ ...head, ...properties })

const sampleShape = options({
  description: text,
  query: mapOf(text),
  calls: mapOf(text),
  answers: mapOf(fields),
  submitted: flag,
  files: mapOf(listOf(options({ "name!": text, size: { type: "integer", minimum: 0 } }))),
  kept: mapOf(anything),
  ctx: mapOf(anything),
  tap: names,
  do: option.actions,
})

export const dataShape = options({
  call: own("callName"),
  source: own("source"),
  input: mapOf(option.value),
  when: option.condition,
  loading: listOf(own("skeleton")),
  empty: { anyOf: [{ enum: ["never", "in-body"] }, options({ "when!": option.condition, "body!": option.blocks })] },
  error: { enum: ["outcome", "retry", "ignore"] },
  on: own("outcomes"),
})

const screen = document({
  "title!": option.text,
  layout: { enum: ["page", "blank"] },
  page: text,
  header: options({ back: own("back"), hidden: flag, close: flag, rotate: flag }),
  query: mapOf(options({ in: names, pattern: text, default: text, as: { enum: ["integer"] }, else: option.actions })),
  needs: mapOf(options({ "else!": option.actions })),
  data: mapOf(own("data")),
  enter: option.actions,
  state: mapOf(anything),
  "body!": option.blocks,
  footer: option.blocks,
  "samples!": mapOf(sampleShape),
})

const fieldOption = options({
  "value!": anything,
  "label!": option.text,
  description: option.text,
  badge: option.text,
  picture: option.illustration,
  pictureAlt: option.text,
  heading: option.text,
  exclusive: flag,
  when: option.condition,
  disabledWhen: option.condition,
  disabledReason: option.text,
})

/** The options that every field has; those of its control come on top. */
export const fieldShape = options({
  "field!": text,
  "widget!": own("control"),
  "label!": option.text,
  labels: listOf(options({ "when!": option.condition, "label!": option.text })),
  help: option.rich,
  placeholder: text,
  suffix: text,
  autocomplete: text,
  when: option.condition,
  required: flag,
  requiredWhen: option.condition,
  readOnlyWhen: option.condition,
  disabledWhen: option.condition,
  options: listOf(fieldOption),
  optionsWhen: listOf(options({ "when!": option.condition, "options!": listOf(anything) })),
  optionsFrom: own("optionsFrom"),
  changed: option.actions,
  left: option.actions,
  convert: listOf(own("conversion")),
  rules: listOf(options({ "must!": option.condition, "message!": own("message"), n: option.value })),
  messages: mapOf(own("fieldText")),
  forgetWhenHidden: flag,
  sent: flag,
  ui: own("ui"),
})

export const optionsFromShape = options({
  "items!": option.value,
  "value!": option.value,
  "label!": option.text,
  description: option.text,
  when: option.condition,
})

export const sectionShape = options({ "section!": option.text, when: option.condition, "ui!": own("ui") })

const form = document({ "schema!": fields, "ui!": own("ui"), keep: { enum: ["memory", "session"] } })

const backPolicy = { enum: ["previous", "close", "close-silently", "none", "history"] } as const

const step = options({
  "screen!": own("screen"),
  when: option.condition,
  /** One policy, or several: the first whose condition holds; the last has none. */
  back: { anyOf: [backPolicy, listOf(options({ when: option.condition, "back!": backPolicy }))] },
})

const flow = document({
  route: text,
  entry: options({
    "screen!": own("screen"),
    "call!": option.call,
    "point!": own("point"),
    "points!": mapOf(options({ step: text, do: own("entryActions") })),
    "otherwise!": text,
    honours: listOf(options({ "screen!": text, "when!": own("entryCondition") })),
  }),
  leave: option.actions,
  "sections!": listOf(options({ "label!": option.text, of: { type: "integer" }, "steps!": listOf(step) })),
  aside: listOf(step),
  exits: mapOf(
    options({ "label!": option.text, "from!": listOf(own("screen")), when: option.condition, through: names }),
  ),
  assumes: options({
    answers: option.value,
    start: mapOf(anything),
    given: listOf(
      options({
        "after!": own("screen"),
        "label!": text,
        "choices!": listOf(options({ "label!": text, "values!": mapOf(anything) })),
      }),
    ),
    decided: listOf(
      options({ "value!": option.value, "cases!": listOf(options({ when: option.condition, "is!": option.value })) }),
    ),
    refused: listOf(options({ "call!": option.call, "code!": text, "when!": option.condition })),
  }),
})

const call = document({
  "client!": own("client"),
  "method!": { enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
  "path!": text,
  "effect!": { enum: ["read", "write"] },
  demo: flag,
  "request!": fields,
  "response!": fields,
  codes: mapOf(options({ message: text, sheet: anything, fieldErrors: anything, detail: anything })),
  outcomes: own("outcomes"),
  "samples!": mapOf(anything),
})

const codes = document({
  analytics: flag,
  "codes!": listOf({
    type: "object",
    properties: { code: { anyOf: [{ type: "number" }, text] }, label: option.text },
    required: ["code", "label"],
  }),
})

const sheetButton = options({ key: text, "label!": option.text, "style!": text, "tap!": option.actions })

const shapes: Readonly<Record<DocumentKind, JsonSchema>> = {
  screen,
  form,
  flow,
  call,
  codes,
  sheet: document({
    "title!": option.text,
    subtitle: option.rich,
    body: option.blocks,
    "buttons!": listOf(sheetButton),
  }),
  conditions: document({
    "conditions!": mapOf(options({ "label!": text, "when!": option.condition, description: text })),
  }),
  messages: document({ "messages!": mapOf(own("messageText")), "interface!": mapOf(own("messageText")) }),
  errors: document({ "clients!": mapOf(options({ before: text, "outcomes!": own("outcomes") })) }),
  app: document({
    "routes!": mapOf(
      options({
        screen: own("screen"),
        flow: own("flow"),
        guard: { enum: ["login", "demo", "none"] },
        v2: text,
        page: text,
        elsewhere: { const: true },
      }),
    ),
    "notFound!": own("screen"),
    "tokens!": mapOf(text),
    "links!": mapOf(text),
    "schemes!": mapOf(text),
    "constants!": mapOf(anything),
    "scope!": mapOf(fields),
  }),
  theme: document({ "light!": mapOf(text), "dark!": mapOf(text), "tokens!": mapOf(text) }),
}

export const shapeOf = (kind: DocumentKind): JsonSchema => shapes[kind]
