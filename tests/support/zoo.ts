import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { coreDefinitions } from "../../renderer/model/coreDefinitions"
import { outcomes } from "../../renderer/model/calls"
import {
  action,
  check,
  constant,
  control,
  flag,
  format,
  icon,
  illustration,
  listOf,
  option,
  options,
  source,
  widget,
  type Definition,
} from "../../renderer/model/definitions"

/** Words of a zoo: enough to use every kind of option. */
export const zooDefinitions: readonly Definition[] = [
  ...coreDefinitions,
  constant("cages", "How many cages there are.", { type: "integer" }),
  widget({
    name: "sign",
    description: "A board with a text.",
    options: options({
      "text!": option.rich,
      title: option.text,
      count: option.value,
      shown: option.condition,
      wide: flag,
    }),
  }),
  widget({
    name: "cages",
    description: "Rows of cages.",
    options: options({
      "rows!": listOf(options({ "label!": option.text, tap: option.actions })),
      inside: option.blocks,
      size: { anyOf: [{ enum: ["small", "large"] }, option.value] },
    }),
  }),
  action({
    name: "feed",
    effect: "stays",
    description: "Feeds an animal.",
    options: options({ "animal!": option.value }),
    outcomes: ["refused"],
  }),
  action({
    name: "enter",
    effect: "replaces",
    description: "Opens a step of a flow.",
    options: options({ "flow!": option.flow, step: { type: "string" } }),
  }),
  action({
    name: "sheet",
    effect: "covers",
    description: "Opens a half-sheet.",
    options: options({ "sheet!": option.sheet }),
  }),
  control({
    name: "text",
    description: "One line of text.",
    options: options({ hint: option.text }),
    accepts: ["string"],
  }),
  source({
    name: "animals",
    description: "All animals.",
    options: options({ kind: option.value }),
    output: { type: "array" },
  }),
  widget({
    name: "poster",
    description: "A picture with an icon.",
    options: options({ icon: option.icon, picture: option.illustration, format: option.format }),
  }),
  format({ name: "code", description: "Label of a code.", options: options({ "argument!": option.codes }) }),
  format({ name: "plain", description: "As it is.", options: options({ argument: { type: "string" } }) }),
  icon({ name: "paw", description: "A paw.", options: options({}) }),
  illustration({ name: "lion", description: "A lion.", options: options({}) }),
  check({ name: "animal-name", description: "Small letters.", options: options({}), pattern: "^[a-z]+$" }),
]

const failures = outcomes.filter((outcome) => !["ok", "cancelled", "unconfirmed"].includes(outcome))

const head = (kind: string, id: string) => ({ kind, id, version: 1 })

/** A zoo with one of everything; each test changes what it is about. */
export const zooFiles: Readonly<Record<string, unknown>> = {
  "app.json": {
    ...head("app", "app"),
    routes: { "/gate": { screen: "gate", guard: "login" }, "/tour": { flow: "tour", guard: "none" } },
    notFound: "gate",
    tokens: { "zoo.name": "Red Zoo" },
    links: { map: "https://zoo.example/{{zoo.name}}" },
    schemes: {},
    constants: { cages: 3 },
    scope: {},
    query: ["header"],
  },
  "conditions.json": {
    ...head("conditions", "conditions"),
    conditions: { "is-open": { label: "open", when: { is: ["$kept.open", true] } } },
  },
  "messages.json": {
    ...head("messages", "messages"),
    messages: { "too-many": "At most {n}", "animal-name": "{label} in small letters" },
    interface: { retry: "Again" },
  },
  "errors.json": {
    ...head("errors", "errors"),
    clients: {
      keeper: { outcomes: Object.fromEntries(failures.map((outcome) => [outcome, [{ do: "sheet", sheet: "sorry" }]])) },
    },
  },
  "theme.json": {
    ...head("theme", "theme"),
    light: { paper: "#fff" },
    dark: { paper: "#000" },
    tokens: { gap: "8px" },
  },
  "codes/species.codes.json": { ...head("codes", "species"), codes: [{ code: 1, label: "Lion of {{zoo.name}}" }] },
  "calls/keeper/count.call.json": {
    ...head("call", "keeper/count"),
    client: "keeper",
    method: "GET",
    path: "/count",
    effect: "read",
    request: { type: "object" },
    response: { type: "object", properties: { animals: { type: "integer" } }, required: ["animals"] },
    codes: { closed: { message: "Closed" } },
    outcomes: { closed: [{ do: "sheet", sheet: "sorry" }] },
    samples: { usual: { animals: 7 } },
  },
  "gate/sorry.sheet.json": {
    ...head("sheet", "sorry"),
    title: "Sorry",
    buttons: [
      {
        label: "Close",
        style: "primary",
        tap: [
          { do: "feed", animal: "lion" },
          { do: "keep", name: "open", in: "memory", value: true },
        ],
      },
    ],
  },
  "gate/visit.form.json": {
    ...head("form", "visit"),
    schema: {
      type: "object",
      properties: { name: { type: "string", maxLength: 5, format: "animal-name" } },
      required: ["name"],
    },
    ui: [
      {
        field: "name",
        label: "Name",
        widget: "text",
        required: true,
        hint: "of {{zoo.name}}",
        rules: [{ must: { filled: ["$draft.name"] }, message: "too-many", n: 3 }],
      },
    ],
  },
  "gate/gate.screen.json": {
    ...head("screen", "gate"),
    title: "Gate of {{zoo.name}}",
    data: { count: { call: "keeper/count", loading: [], empty: "never", error: "outcome" } },
    body: [
      {
        widget: "sign",
        key: "hello",
        when: { condition: "is-open" },
        text: "**{count.animals}** animals\nin [the zoo](link:map)",
      },
      { widget: "form", form: "visit", into: "$draft" },
    ],
    footer: [{ widget: "cages", rows: [{ label: "Feed {draft.name}", tap: [{ do: "feed", animal: "$draft.name" }] }] }],
    samples: { usual: {}, full: { calls: { "keeper/count": "usual" } } },
  },
  "tour/lions.screen.json": {
    ...head("screen", "lions"),
    title: "Lions",
    body: [{ widget: "sign", text: "Roar" }],
    footer: [{ widget: "cages", rows: [{ label: "Feed", tap: [{ do: "feed", animal: "lion" }] }] }],
    samples: { usual: {}, hungry: {} },
  },
  "tour/tour.flow.json": {
    ...head("flow", "tour"),
    route: "/tour",
    sections: [{ label: "Cats", steps: [{ screen: "lions", when: { condition: "is-open" } }] }],
  },
}

export interface TemporaryDocuments {
  readonly root: string
  /** Writes one file anew: an object as JSON, a string as it is. */
  write(file: string, content: unknown): void
  remove(file: string): void
  removeAll(): void
}

/** A folder of documents on disk that a test may edit. */
export function writeDocuments(files: Readonly<Record<string, unknown>> = zooFiles): TemporaryDocuments {
  const root = mkdtempSync(join(tmpdir(), "zoo-"))
  const documents: TemporaryDocuments = {
    root,
    write(file, content) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content, null, 2))
    },
    remove: (file) => rmSync(join(root, file)),
    removeAll: () => rmSync(root, { recursive: true, force: true }),
  }
  for (const [file, content] of Object.entries(files)) documents.write(file, content)
  return documents
}
