/** A small zoo of documents in which nothing is wrong, and ways to break it. */
import { coreDefinitions } from "../../../renderer/model/coreDefinitions"
import { builtInMessages, limitMessages } from "../../../renderer/linter/rules/tables/builtInMessages"
import type { Json } from "../../../renderer/model/documents"

export type Files = Readonly<Record<string, Json>>

const failures = [
  "rejected",
  "not-found",
  "sheet",
  "maintenance",
  "signed-out",
  "offline",
  "timeout",
  "broken",
  "unconfirmed",
]

const head = (kind: string, id: string, depth = 1) => ({
  $schema: `${"../".repeat(depth) || "./"}meta/${kind}.schema.json`.replace("./meta", depth === 0 ? "meta" : "./meta"),
  kind,
  id,
  version: 1,
})

const animals: Json = {
  ...head("screen", "animals"),
  title: "Animals of {{zoo}}",
  header: { back: "close" },
  query: { kind: { in: ["cats", "birds"], default: "cats", else: [{ do: "go", to: "done" }] } },
  data: {
    list: {
      call: "zoo/animals",
      input: { kind: "$query.kind" },
      loading: ["rows"],
      empty: { when: { empty: ["$list.animals"] }, body: [{ widget: "picture", illustration: "empty-cage" }] },
      error: "outcome",
    },
    some: { source: "zoo/filter", input: { kind: "$query.kind" } },
  },
  enter: [{ do: "go", to: "done", when: { condition: "is-closed" } }],
  state: { open: false, count: 1 },
  values: {
    first: { code: ["species", "$list.species", "legs"] },
    total: { sum: ["$list.price", "$list.fee"] },
    grown: { count: [{ filter: { items: "$list.animals", where: { gt: ["$item.age", "$values.first"] } } }] },
    flying: {
      if: { when: { in: ["$list.species", { codes: ["species", "wings", true] }] }, then: "$values.total", else: 0 },
    },
  },
  body: [
    { widget: "heading", text: "{list.keeper} keeps {list.price|yen} of {list.species|species:species}" },
    { widget: "text", text: "**Come** in, [rules](link:rules)", icon: "lion", when: { is: ["$state.open", true] } },
    { widget: "price", value: "$list.price", format: "yen" },
    { widget: "heading", text: "{values.grown} of {values.flying}" },
    {
      widget: "list",
      items: "$list.animals",
      row: [{ widget: "heading", text: "{item.name}", when: { gt: ["$item.age", 3] } }],
    },
  ],
  footer: [
    { widget: "button", key: "buy", label: "Buy", style: "primary", tap: [{ do: "go", to: "/ticket" }] },
    { widget: "button", key: "ask", label: "Ask", tap: [{ do: "half-sheet", sheet: "ask" }] },
    {
      widget: "button",
      key: "rules",
      label: "Rules",
      tap: [
        { do: "set", state: "open", value: true },
        { do: "load", data: ["list"] },
      ],
    },
  ],
  samples: {
    usual: {},
    birds: {
      query: { kind: "birds", map: "small" },
      calls: { "zoo/animals": "none" },
      kept: { receipt: { number: "7" } },
      ctx: { closed: true },
      tap: ["buy"],
    },
    loading: { calls: { "zoo/animals": "pending" } },
  },
}

const ticket: Json = {
  ...head("screen", "ticket"),
  title: "Ticket",
  header: { back: "flow" },
  needs: { receipt: { else: [{ do: "go", to: "animals" }] } },
  body: [{ widget: "form", form: "ticket", into: "$draft" }],
  footer: [
    {
      widget: "button",
      key: "pay",
      label: "Pay",
      style: "primary",
      tap: [
        { do: "submit", form: "ticket" },
        {
          do: "call",
          call: "zoo/buy",
          input: { kind: "$draft.kind", name: "$draft.name", agreed: "$draft.agreed" },
          on: { SOLD_OUT: [{ do: "popup", text: "{failure.outcome}" }] },
        },
        { do: "keep", name: "receipt", in: "encrypted", value: "$res" },
        { do: "answer", form: "ticket", field: "name", value: null },
        { do: "next" },
      ],
    },
  ],
  samples: {
    usual: { kept: { receipt: { number: "7" } } },
    filled: {
      kept: { receipt: { number: "7" } },
      answers: { draft: { kind: 1, name: "Leo" } },
      submitted: true,
    },
  },
}

const form: Json = {
  ...head("form", "ticket"),
  schema: {
    type: "object",
    properties: {
      kind: { type: "integer", enum: [1, 2], default: 1 },
      name: { type: "string", pattern: "^[a-z]+$", minLength: 1, maxLength: 20, format: "keeper-name" },
      agreed: { type: "boolean", const: true },
    },
    required: ["kind"],
  },
  ui: [
    {
      field: "kind",
      widget: "select",
      label: "Kind",
      required: true,
      options: [
        { value: 1, label: "Child" },
        { value: 2, label: "Grown-up" },
      ],
      optionsWhen: [{ when: { is: ["$state.none", true] }, options: [1] }],
    },
    {
      section: "Who",
      when: { is: ["$draft.kind", 1] },
      ui: [
        {
          field: "name",
          widget: "text",
          label: "Name",
          autocomplete: "name",
          convert: ["trim"],
          when: { filled: ["$draft.kind"] },
          required: true,
          rules: [
            { must: { lengthAtLeast: ["$draft.name", 2] }, message: "too-short" },
            { must: { lengthAtMost: ["$draft.name", 9] }, message: "Too long, {label}" },
          ],
          messages: { "keeper-name": "No such keeper", pattern: "Small letters only" },
        },
      ],
    },
    { field: "agreed", widget: "checkbox", label: "I keep off the grass" },
  ],
}

const screens: Files = {
  "visit/animals.screen.json": animals,
  "visit/ticket.screen.json": JSON.parse(JSON.stringify(ticket)),
  "visit/door.screen.json": {
    ...head("screen", "door"),
    title: "Ticket",
    body: [],
    samples: { waiting: { calls: { "zoo/progress": "pending" } }, open: { calls: { "zoo/progress": "start" } } },
  },
  "visit/done.screen.json": {
    ...head("screen", "done"),
    title: "Done",
    header: { back: "none" },
    body: [{ widget: "heading", text: "Thank you" }],
    footer: [{ widget: "button", key: "close", label: "Close", tap: [{ do: "close" }] }],
    samples: { usual: {}, again: {} },
  },
  "visit/ticket.form.json": JSON.parse(JSON.stringify(form).replace('"$state.none"', '"$ctx.closed"')),
  "visit/ask.sheet.json": {
    ...head("sheet", "ask"),
    title: "Ask us",
    buttons: [{ key: "yes", label: "Fine", style: "primary", tap: [{ do: "open", link: "rules" }] }],
  },
}

const client = { outcomes: Object.fromEntries(failures.map((name) => [name, [{ do: "close" }]])), before: "rejected" }

const callHead = (id: string) => head("call", id, 2)

const calls: Files = {
  "calls/zoo/animals.call.json": {
    ...callHead("zoo/animals"),
    client: "zoo",
    method: "GET",
    path: "/animals/{kind}",
    effect: "read",
    request: {
      type: "object",
      properties: { kind: { type: "string" } },
      required: ["kind"],
      additionalProperties: false,
    },
    response: {
      type: "object",
      properties: {
        keeper: { type: "string" },
        price: { type: "integer", unit: "euro" },
        fee: { type: "integer", unit: "euro" },
        species: { type: "integer", enum: [1, 2] },
        animals: {
          type: "array",
          items: {
            type: "object",
            properties: { name: { type: "string" }, age: { type: "integer" } },
            additionalProperties: false,
          },
        },
        home: { $ref: "../../shared/address.json#/definitions/address" },
      },
      required: ["animals"],
      additionalProperties: false,
    },
    samples: {
      many: { keeper: "Ann", price: 100, species: 1, animals: [{ name: "Leo", age: 4 }] },
      none: { animals: [] },
    },
  },
  "calls/zoo/buy.call.json": {
    ...callHead("zoo/buy"),
    client: "zoo",
    method: "POST",
    path: "/tickets",
    effect: "write",
    request: {
      type: "object",
      properties: { kind: { type: "integer" }, name: { type: "string" }, agreed: { type: "boolean" } },
      required: ["kind"],
      additionalProperties: false,
    },
    response: { type: "object", properties: { number: { type: "string" } }, additionalProperties: false },
    codes: { SOLD_OUT: { message: "Sold out" } },
    outcomes: { SOLD_OUT: [{ do: "close" }] },
    samples: { bought: { number: "7" } },
  },
  "calls/zoo/progress.call.json": {
    ...callHead("zoo/progress"),
    client: "zoo",
    method: "GET",
    path: "/progress",
    effect: "read",
    request: { type: "object", properties: {} },
    response: {
      type: "object",
      properties: { point: { type: "string", enum: ["START", "PAID"] } },
      additionalProperties: false,
    },
    samples: { start: { point: "START" } },
  },
}

const colours = { ink: "#111111", paper: "#FFFFFF", accent: "#0B6E4F" }

export const zoo: Files = {
  ...screens,
  ...calls,
  "visit/visit.flow.json": {
    ...head("flow", "visit"),
    entry: {
      screen: "door",
      call: "zoo/progress",
      point: "$res.point",
      points: { START: { step: "animals" }, PAID: { do: [{ do: "go", to: "done" }] } },
      otherwise: "animals",
    },
    sections: [
      {
        label: "Look",
        of: 2,
        steps: [
          { screen: "animals", back: "close" },
          { screen: "ticket", back: "previous", when: { is: ["$draft.kind", 1] } },
        ],
      },
      { label: "End", steps: [{ screen: "done" }] },
    ],
    exits: { closed: { label: "Closed", from: ["animals"], when: { condition: "is-closed" } } },
  },
  "codes/species.codes.json": {
    ...head("codes", "species"),
    attributes: { legs: { type: "integer" }, wings: { type: "boolean" } },
    codes: [
      { code: 1, label: "Cat", legs: 4, wings: false },
      { code: 2, label: "Bird", legs: 2, wings: true },
    ],
  },
  "shared/notice.json": {
    definitions: {
      notice: {
        type: "object",
        required: ["title"],
        properties: { title: { type: "string" }, then: { enum: ["close"] } },
      },
    },
  },
  "shared/address.json": { definitions: { address: { type: "object", properties: { street: { type: "string" } } } } },
  "app.json": {
    ...head("app", "app", 0),
    routes: {
      "/animals": { screen: "animals", guard: "none", v2: "/ticket" },
      "/ticket": { screen: "ticket", area: "shop", guard: { any: ["login", { query: "coupon" }] } },
      "/visit": { flow: "visit", area: "tour", guard: "none" },
    },
    areas: {
      shop: { label: "Shop", when: { is: ["$ctx.closed", false] }, otherwise: "animals" },
      tour: { label: "Tour", otherwise: "animals" },
    },
    notFound: "done",
    tokens: { zoo: "City Zoo" },
    links: { rules: "https://zoo.example/rules" },
    schemes: { close: "zoo://close", open: "zoo://open", map: "zoo://map" },
    query: ["map"],
    constants: { allowedWords: zooEnglish(), avoidedWords: { Lions: "cats" }, placeholderText: "Words to come" },
    scope: {
      ctx: { type: "object", properties: { closed: { type: "boolean" } } },
      kept: {
        type: "object",
        properties: {
          receipt: {
            type: "object",
            properties: { number: { type: "string" }, kind: { enum: ["cats", "birds"] } },
          },
        },
      },
    },
  },
  "closures.json": {
    ...head("closures", "closures", 0),
    closures: [{ areas: ["tour"], from: "2025-02-01T09:00", until: "2025-02-01T12:00", text: "Closed" }],
  },
  "errors.json": {
    ...head("errors", "errors", 0),
    clients: { zoo: { ...client, sheet: { $ref: "shared/notice.json#/definitions/notice" } } },
  },
  "conditions.json": {
    ...head("conditions", "conditions", 0),
    conditions: { "is-closed": { label: "The zoo is closed", when: { is: ["$ctx.closed", true] } } },
  },
  "messages.json": {
    ...head("messages", "messages", 0),
    messages: {
      ...Object.fromEntries(
        builtInMessages.map((name) => [name, limitMessages.includes(name) ? "Again {n}" : "Again"]),
      ),
      "too-short": "{label} is too short",
      "keeper-name": "No keeper",
    },
    interface: Object.fromEntries(
      coreDefinitions.flatMap((definition) =>
        definition.kind === "interface"
          ? [[definition.name, ["Again", ...definition.fills.map((name) => `{${name}}`)].join(" ")]]
          : [],
      ),
    ),
  },
  "theme.json": {
    ...head("theme", "theme", 0),
    light: colours,
    dark: { ...colours, ink: "#EEEEEE", paper: "#111111", accent: "#5CC79B" },
    tokens: { gutter: "20px" },
  },
}

/** The words that a zoo may use: its documents are English, which the rule about machine words would refuse. */
function zooEnglish(): readonly string[] {
  const text = JSON.stringify([animals, ticket, form])
  const more =
    "Thank you Done Close Ask us Fine Look End Cat Bird Closed is too short No keeper such Again City Zoo The zoo closed Sold out Who Child Grown up Small letters only off the grass keep"
  return [...new Set([...(text.match(/[A-Za-z]\w+/g) ?? []), ...more.split(" ")])]
}
