/** Small documents as people write them for rjsf, one for each way of saying something; all about a zoo. */
export interface ImportSample {
  readonly schema: Readonly<Record<string, unknown>>
  readonly ui?: Readonly<Record<string, unknown>>
  /** Answers to be judged; `choice` is the branch where a form has to ask for it. */
  readonly answers: readonly Readonly<Record<string, unknown>>[]
  /** Codes of what cannot come along. */
  readonly notes?: readonly string[]
}

const keeper = {
  type: "object",
  required: ["name"],
  properties: { name: { type: "string", minLength: 2 }, phone: { type: "string", pattern: "^[0-9]+$" } },
}

export const samples: Readonly<Record<string, ImportSample>> = {
  plain: {
    schema: {
      title: "Visit",
      description: "A day at the zoo.",
      type: "object",
      required: ["name", "day"],
      properties: {
        name: { type: "string", title: "Name", minLength: 2, maxLength: 8 },
        day: { type: "string", format: "date" },
        visitors: { type: "integer", minimum: 1, maximum: 9, default: 2 },
        height: { type: "number", exclusiveMinimum: 0 },
        mail: { type: "string", format: "email" },
        member: { type: "boolean" },
        rules: { const: true, title: "I feed no animals" },
        note: { type: ["string", "null"] },
      },
    },
    ui: {
      "ui:order": ["day", "*", "note"],
      name: { "ui:placeholder": "Owl", "ui:help": "As on the {ticket}", "ui:autocomplete": "name" },
      note: { "ui:widget": "textarea", "ui:options": { rows: 4 } },
    },
    answers: [
      {},
      { name: "Owl", day: "2026-05-06" },
      { name: "O", day: "2026-05-06" },
      { name: "Owl", day: "2026-02-30" },
      { name: "Owl", day: "2026-05-06", visitors: 10, rules: true },
      { name: "Owl", day: "2026-05-06", height: 0 },
    ],
  },
  nested: {
    schema: {
      type: "object",
      definitions: { keeper },
      properties: {
        first: { title: "First keeper", $ref: "#/definitions/keeper" },
        others: { type: "array", items: { $ref: "#/definitions/keeper" }, maxItems: 2, title: "Others" },
      },
    },
    ui: { others: { items: { phone: { "ui:widget": "tel" } } } },
    answers: [
      {},
      { first: { name: "Ada" } },
      { first: { name: "Ada", phone: "x" } },
      { first: { name: "Ada" }, others: [{ name: "Bo" }, { phone: "1" }] },
      { first: { name: "Ada" }, others: [{ name: "Bo" }, { name: "Cy" }] },
    ],
  },
  lists: {
    schema: {
      type: "object",
      required: ["kinds"],
      properties: {
        kinds: {
          type: "array",
          uniqueItems: true,
          maxItems: 2,
          items: { type: "string", enum: ["owl", "bear", "cat"] },
        },
        names: { type: "array", minItems: 2, items: { type: "string", minLength: 2 } },
        days: {
          type: "array",
          items: {
            type: "integer",
            oneOf: [
              { const: 1, title: "Mon" },
              { const: 2, title: "Tue" },
            ],
          },
        },
      },
    },
    ui: { kinds: { "ui:widget": "checkboxes" } },
    answers: [
      {},
      { kinds: ["owl"] },
      { kinds: ["owl", "bear", "cat"] },
      { kinds: ["owl"], names: ["Ada"] },
      { kinds: ["owl"], names: ["Ada", "B"], days: [1] },
      { kinds: ["owl"], names: ["Ada", "Bo"], days: [1, 2] },
    ],
  },
  words: {
    schema: {
      type: "object",
      properties: {
        size: { type: "integer", enum: [1, 2], enumNames: ["Small", "Large"] },
        tone: { type: "string", enum: ["low", "high"], default: "low" },
        colour: {
          anyOf: [
            { const: "red", title: "Red" },
            { enum: ["blue"], title: "Blue" },
          ],
        },
        cage: { enum: [{ row: 1 }, { row: 2 }] },
        open: {
          type: "boolean",
          oneOf: [
            { const: true, title: "Open" },
            { const: false, title: "Closed" },
          ],
        },
      },
    },
    ui: {
      tone: { "ui:enumNames": { low: "Low", high: "High" }, "ui:widget": "select", "ui:placeholder": "Choose one" },
      cage: { "ui:enumNames": ["First", "Second"], "ui:widget": "RadioWidget" },
    },
    answers: [{}, { size: 1, tone: "high", colour: "blue", cage: { row: 2 }, open: false }],
  },
  ifThen: {
    schema: {
      type: "object",
      required: ["animal"],
      properties: { animal: { enum: ["cat", "fish"] }, age: { type: "integer" } },
      allOf: [
        {
          if: { properties: { animal: { const: "cat" } } },
          then: { properties: { food: { type: "string", enum: ["meat", "milk"] } }, required: ["food"] },
          else: { properties: { water: { type: "string", title: "Water" } } },
        },
        {
          if: { properties: { animal: { const: "fish" }, age: { minimum: 3 } }, required: ["age"] },
          then: { properties: { food: { type: "string", enum: ["worm", "fly"] } }, required: ["water"] },
        },
      ],
    },
    answers: [
      {},
      { animal: "cat" },
      { animal: "cat", food: "milk" },
      { animal: "fish" },
      { animal: "fish", age: 3 },
      { animal: "fish", age: 4, water: "salt", food: "fly" },
      { animal: "fish", age: 2, food: "fly" },
    ],
  },
  vacuous: {
    schema: {
      type: "object",
      properties: { kind: { enum: ["owl", "bear"] }, wild: { type: "boolean" } },
      if: { anyOf: [{ properties: { kind: { enum: ["owl"] } } }, { not: { properties: { wild: { const: false } } } }] },
      then: { properties: { nest: { type: "string" } }, required: ["nest"] },
    },
    answers: [{}, { kind: "owl" }, { kind: "owl", nest: "oak" }, { kind: "bear" }, { kind: "bear", wild: true }],
  },
  propertyDependencies: {
    schema: {
      type: "object",
      properties: { card: { type: "integer" }, address: { type: "string" }, name: { type: "string" } },
      dependencies: { card: ["address"], address: ["card"], name: { required: ["card"] } },
    },
    answers: [{}, { card: 1 }, { card: 1, address: "x" }, { address: "x" }, { name: "Ada" }],
  },
  schemaDependencies: {
    schema: {
      type: "object",
      required: ["pets"],
      properties: { pets: { type: "string", enum: ["none", "one", "many"], default: "none" } },
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ["none"] } } },
            { properties: { pets: { enum: ["one"] }, age: { type: "number" } }, required: ["age"] },
            { properties: { pets: { enum: ["many"] }, herd: { type: "boolean" } }, required: ["herd"] },
          ],
        },
      },
    },
    ui: { herd: { "ui:widget": "radio" } },
    answers: [
      {},
      { pets: null },
      { pets: "one" },
      { pets: "one", age: 3 },
      { pets: "many", herd: false },
      { pets: "many" },
    ],
  },
  partly: {
    schema: {
      type: "object",
      required: ["pets"],
      properties: { pets: { enum: ["none", "one", "many"] } },
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { const: "none" } } },
            { properties: { pets: { const: "one" }, age: { type: "number" } }, required: ["age"] },
          ],
        },
      },
    },
    answers: [{}, { pets: "none" }, { pets: "one" }, { pets: "one", age: 3 }, { pets: "many" }],
  },
  rows: {
    schema: {
      type: "object",
      definitions: {
        text: { type: "string", maxLength: 3 },
        whole: { allOf: [{ $ref: "#/definitions/text" }, { minLength: 2 }] },
      },
      properties: {
        season: { type: "string", anyOf: [{ const: "dry" }, { const: "wet" }] },
        animals: {
          type: "array",
          minItems: 1,
          items: {
            type: "object",
            required: ["kind"],
            properties: {
              kind: { enum: ["owl", "fish"] },
              name: { anyOf: [{ $ref: "#/definitions/whole" }, { type: "null" }] },
            },
            allOf: [
              { if: { properties: { kind: { const: "owl" } } }, then: { required: ["name"] } },
              {
                if: { properties: { kind: { const: "fish" } } },
                then: { properties: { depth: { type: "integer", maximum: 9 } } },
              },
            ],
          },
        },
      },
      if: { properties: { season: { const: "wet" } }, required: ["season"] },
      then: {
        properties: { boat: { type: "object", required: ["seats"], properties: { seats: { type: "integer" } } } },
      },
    },
    answers: [
      {},
      { animals: [{ kind: "owl" }] },
      {
        animals: [
          { kind: "owl", name: "Ada" },
          { kind: "fish", depth: 10 },
        ],
      },
      { animals: [{ kind: "owl", name: "A" }] },
      { season: "wet", animals: [{ kind: "fish", depth: 3 }] },
      { season: "wet", boat: { seats: 2 }, animals: [{ kind: "fish", depth: 3 }] },
    ],
  },
  branches: {
    schema: {
      type: "object",
      properties: { age: { type: "integer" } },
      oneOf: [
        { title: "By name", properties: { name: { type: "string" } }, required: ["name"] },
        { title: "By number", properties: { number: { type: "integer" } }, required: ["number"] },
      ],
    },
    answers: [{}, { name: "Ada" }, { choice: "2" }, { choice: "2", number: 4 }, { choice: "1", number: 4 }],
  },
  union: {
    schema: {
      type: "object",
      required: ["guide"],
      properties: {
        guide: {
          type: "object",
          oneOf: [
            {
              title: "Person",
              properties: { by: { const: "person" }, name: { type: "string" } },
              required: ["by", "name"],
            },
            {
              title: "Tape",
              properties: { by: { const: "tape" }, language: { enum: ["ja", "en"] } },
              required: ["by"],
            },
          ],
        },
      },
    },
    answers: [{}, { guide: { by: "person" } }, { guide: { by: "person", name: "Ada" } }, { guide: { by: "tape" } }],
  },
  oneOfTwo: {
    schema: {
      type: "object",
      properties: { phone: { type: "string" }, mail: { type: "string" } },
      anyOf: [{ required: ["phone"] }, { required: ["mail"] }],
    },
    answers: [{}, { phone: "1" }, { mail: "x" }, { phone: "1", mail: "x" }],
  },
  defaults: {
    schema: {
      type: "object",
      properties: {
        place: {
          type: "object",
          default: { city: "Kobe" },
          properties: { city: { type: "string" }, zip: { type: "string", const: "650" } },
        },
        fixed: { type: "string", readOnly: true, default: "always" },
        days: { type: "array", default: ["Mon"], items: { type: "string" } },
      },
    },
    answers: [{}],
  },
  leftOut: {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      required: ["nobody"],
      definitions: {
        tree: {
          type: "object",
          properties: { name: { type: "string" }, twigs: { type: "array", items: { $ref: "#/definitions/tree" } } },
        },
      },
      properties: {
        tree: { $ref: "#/definitions/tree" },
        far: { $ref: "https://zoo.example/animal.json" },
        gone: { $ref: "#/definitions/gone" },
        photo: { type: "string", format: "data-url" },
        pair: { type: "array", items: [{ type: "string" }, { type: "number" }] },
        mixed: { type: ["string", "number"] },
        colour: { type: "string", format: "color", default: 3 },
        secret: { type: "string" },
        "a b": { type: "string", title: "<b>A b</b>" },
        slow: { type: "string", pattern: "^(a+)+$" },
        free: { type: "object", properties: { x: { type: "string" } }, patternProperties: { "^y": {} } },
      },
      if: { properties: { slow: { pattern: "^a" } } },
      then: { properties: { never: { type: "string" } } },
      dependencies: {
        one: { properties: { two: { type: "string" } } },
        two: { properties: { one: { type: "string" } } },
      },
    },
    ui: {
      secret: { "ui:widget": "hidden" },
      colour: { "ui:widget": "color", "ui:autofocus": true, "ui:autocomplete": "colour" },
      ghost: { "ui:widget": "text" },
    },
    answers: [{}],
    notes: [
      "autocomplete",
      "condition",
      "condition-circle",
      "default",
      "file",
      "format",
      "hidden",
      "keyword",
      "list",
      "pattern",
      "reference-missing",
      "reference-recursive",
      "reference-remote",
      "renamed",
      "text",
      "type",
      "ui-field",
      "ui-keyword",
      "undeclared",
      "widget",
    ],
  },
}
