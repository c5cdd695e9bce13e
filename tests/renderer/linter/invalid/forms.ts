import { drop, set, type ExamplesOf } from "./example"
import { buyCall, done, ticket, form, listCall } from "./files"
import type { Json } from "../../../../renderer/model/documents"
import { edited, type Edit, removed } from "../support"
import { zoo } from "../zoo"

/** Schemas of which each has the next one twice: as many as there are atoms after a few more steps. */
const doubling = (steps: number): Json =>
  Object.fromEntries(
    Array.from({ length: steps }, (_, step) => {
      const next = { $ref: `#/definitions/d${step + 1}` }
      return [`d${step}`, step === steps - 1 ? { type: "string" } : { properties: { left: next, right: next } }]
    }),
  )

const severalPatterns = (count: number): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { pattern: `^a+a?b${index}+$` }]))

/** The name as another answer, with the message of a day. */
const dayEdits = (schema: Json): readonly Edit[] => [
  ["/schema/properties/name", schema],
  ["/ui/1/ui/0/messages", { "zoo-day": "No such day" }],
]

const boundWords = {
  "app.json": edited(zoo["app.json"] ?? {}, [["/constants/boundWords", { "or less": "lte", "or more": "gte" }]]),
}

/** Who is two may choose between two of them. */
const ages: Json = [
  { value: 1, label: "2 years or less" },
  { value: 2, label: "2 years or more 6 years or less" },
  { value: 3, label: "7 years or more" },
]

export const forms: ExamplesOf<"fields" | "schemas"> = {
  "field-repeated": set([form, "/ui/3", { field: "agreed", widget: "checkbox", label: "Again" }]),
  "label-repeated": set([form, "/ui/2/label", "Kind"]),
  "field-not-in-schema": set([form, "/ui/2/field", "agred"], { values: { nearest: "agreed" } }),
  "property-without-field": set([form, "/schema/properties/age", { type: "integer" }]),
  "consent-pre-ticked": set([form, "/schema/properties/agreed/default", true]),
  "answer-unconfirmed": {
    file: ticket,
    edits: [["/footer/0/tap/2/value", { number: "$draft.name", kind: "$draft.kind" }]],
    in: form,
    at: "/ui/1/ui/0/field",
    values: { name: "name", label: "Name", screens: ["Done"], paths: ["$kept.receipt.number"], beside: "kind" },
    besides: {
      [done]: edited(zoo[done] ?? {}, [
        ["/body/1", { widget: "answers", rows: [{ label: "Kind", value: "$kept.receipt.kind" }] }],
      ]),
    },
  },
  "control-type": set([form, "/ui/2/widget", "text"], {
    values: {
      label: "I keep off the grass",
      widget: "text",
      found: ["string"],
      wanted: ["boolean"],
      known: ["checkbox"],
    },
  }),
  "control-value": set([form, "/ui/1/ui/0/widget", "day"], {
    values: { name: "name", label: "Name", widget: "day", given: "2024-02-29", known: ["text"] },
  }),
  "control-by-hand": {
    file: form,
    edits: dayEdits({ type: "string", format: "zoo-day" }),
    at: "/ui/1/ui/0/widget",
    values: { label: "Name", widget: "text", example: "2024-02-29", known: ["day"], wanted: "day" },
  },
  "control-unchecked": {
    file: form,
    edits: [...dayEdits({ type: "string" }), ["/ui/1/ui/0/widget", "day"]],
    at: "/schema/properties/name",
    values: { label: "Name", passed: "2024-02-30", known: ["zoo-day"], wanted: "zoo-day" },
  },
  "control-unsuited": {
    file: form,
    edits: [
      ["/schema/properties/name", { type: "string", format: "zoo-number" }],
      ["/ui/1/ui/0/messages", { "zoo-number": "No such number" }],
    ],
    at: "/ui/1/ui/0/widget",
    values: { label: "Name", widget: "text", format: "zoo-number", known: ["keys"], wanted: "keys" },
  },
  "conversion-spoils": {
    file: form,
    edits: [
      ...dayEdits({ type: "string", format: "zoo-day" }),
      ["/ui/1/ui/0/widget", "day"],
      ["/ui/1/ui/0/convert", ["trim", "without-hyphens"]],
    ],
    at: "/ui/1/ui/0/convert/1",
    values: {
      label: "Name",
      example: "2024-02-29",
      converted: "20240229",
      conversions: ["trim", "without-hyphens"],
      cause: "without-hyphens",
      format: "zoo-day",
    },
  },
  "choice-typed": {
    file: form,
    edits: dayEdits({ type: "string", enum: ["lion", "bear"] }),
    at: "/ui/1/ui/0/widget",
    values: { label: "Name", isOffered: false, listed: ["lion", "bear"], known: ["select"] },
  },
  "answer-unused": drop([ticket, "/footer/0/tap/1/input/agreed"], {
    in: form,
    at: "/ui/2/field",
    values: { name: "agreed", root: "draft" },
  }),
  "limit-in-text": {
    file: form,
    edits: [
      ["/schema/properties/name/format", removed],
      ["/ui/1/ui/0/messages", { pattern: "Small letters only", "max-length": "Up to 12 letters" }],
    ],
    at: "/ui/1/ui/0/messages/max-length",
    besides: {
      "messages.json": edited(zoo["messages.json"] ?? {}, [["/messages/max-length", "Up to {n} letters"]]),
    },
  },
  "bound-in-text": {
    file: form,
    edits: [
      ["/schema/properties/name/maxLength", 12],
      ["/ui/1/ui/0/messages", { pattern: "Small letters only", "max-length": "12 letters or more" }],
    ],
    at: "/ui/1/ui/0/messages/max-length",
    values: { found: "12 letters or more", wanted: "12 letters or less" },
    besides: boundWords,
  },
  "option-labels-exchanged": {
    file: form,
    edits: [
      ["/ui/0/options/0/label", "Bird"],
      ["/ui/0/options/1/label", "Cat"],
    ],
    at: "/ui/0/options",
    values: { table: "species", found: ["Bird", "Cat"], known: ["Cat", "Bird"] },
  },
  "option-ranges-apart": {
    file: form,
    edits: [
      ["/ui/0/options", ages],
      ["/schema/properties/kind/enum", [1, 2, 3]],
    ],
    at: "/ui/0/options/1/label",
    values: { label: "2 years or more 6 years or less", found: "2 years or less" },
    besides: boundWords,
  },
  "pattern-without-message": drop([form, "/ui/1/ui/0/messages/pattern"], { at: "/ui/1/ui/0/field" }),
  "options-missing": drop([form, "/ui/0/options"], { at: "/ui/0" }),
  "options-empty": set([form, "/ui/0/options", []]),
  "options-circle": set([form, "/ui/0/optionsWhen/0/when", { is: ["$draft.kind", 1] }], {
    at: "/ui/0",
    values: { name: "kind", through: ["kind"] },
  }),
  "option-outside-schema": set([form, "/ui/0/options/1/value", 3]),
  "schema-value-without-option": drop([form, "/ui/0/options/1"], { at: "/ui/0/options" }),
  "option-repeated": set([form, "/ui/0/options/1/value", 1], { at: "/ui/0/options/1" }),
  "option-label-repeated": set([form, "/ui/0/options/1/label", "Child"], { values: { name: "kind", found: "Child" } }),
  "chip-out-of-range": {
    file: form,
    edits: [
      ["/schema/properties/kind/maximum", 2],
      ["/ui/0/chips", [1, 5]],
    ],
    at: "/ui/0/chips/1",
  },
  "limited-option-unknown": set([form, "/ui/0/optionsWhen/0/options/0", 5]),
  "autocomplete-unknown": set([form, "/ui/1/ui/0/autocomplete", "nmae"], { values: { nearest: "name" } }),
  "form-unused": {
    file: ticket,
    edits: [
      ["/body", []],
      ["/footer", []],
      ["/samples/filled/answers", removed],
    ],
    in: form,
    at: "/id",
  },
  "schema-invalid": set([form, "/schema/properties/kind/type", "int"], { values: { nearest: "integer" } }),
  "schema-branching": set([form, "/schema/if", { properties: {} }]),
  "schema-circle": {
    file: form,
    edits: [["/schema/definitions", { a: { $ref: "#/definitions/a" } }]],
    at: "/schema",
  },
  "schema-too-large": set([form, "/schema/definitions", doubling(25)], { at: "/schema" }),
  "schema-type-unknown": {
    file: "shared/address.json",
    edits: [["/definitions/address/type", "strign"]],
    in: listCall,
    at: "/response/properties/home/$ref",
    values: { nearest: "string", shared: "shared/address.json#/definitions/address/type" },
  },
  "schema-keyword-unknown": set([form, "/schema/properties/name/maxLenght", 20], { values: { nearest: "maxLength" } }),
  "schema-codes-unknown": set([listCall, "/response/properties/species/codes", "specie"], {
    values: { nearest: "species" },
  }),
  // The first class makes all the others necessary.
  "personal-unsaid": {
    file: listCall,
    edits: [["/response/properties/keeper/personal", "name"]],
    at: "/response/properties/animals/items/properties/name",
    values: { name: "kind" },
  },
  "schema-format-unknown": {
    file: "shared/address.json",
    edits: [["/definitions/address/format", "keeper-nam"]],
    in: listCall,
    at: "/response/properties/home/$ref",
    values: { nearest: "keeper-name", shared: "shared/address.json#/definitions/address/format" },
  },
  "schema-reference-unknown": set([
    listCall,
    "/response/properties/home/$ref",
    "../../shared/adress.json#/definitions/address",
  ]),
  "pattern-invalid": set([form, "/schema/properties/name/pattern", "^[a-z+$"]),
  "pattern-slow": set([form, "/schema/properties/name/pattern", "^(a+)+$"]),
  "patterns-too-many": {
    file: form,
    edits: [["/schema/definitions", severalPatterns(6)]],
    at: "/schema/definitions/p5/pattern",
  },
  "length-out-of-reach": set([form, "/schema/properties/name/maxLength", 1001]),
  "password-trimmed": set([form, "/ui/1/ui/0/autocomplete", "current-password"], {
    at: "/schema/properties/name",
  }),
  "schema-value-without-code": set(
    [listCall, "/response/properties/species", { type: "integer", codes: "species", enum: [1, 2, 3] }],
    { at: "/response/properties/species/enum/2", values: { name: "3", table: "species" } },
  ),
  "schema-enum-impossible": set([form, "/schema/properties/kind/enum/1", "2"]),
  "range-empty": set([form, "/schema/properties/name/minLength", 30]),
  "default-wrong": set([form, "/schema/properties/kind/default", 3]),
  "required-unknown": set([form, "/schema/required/0", "knd"]),
  "field-never-shown": set([form, "/ui/1/ui/0/when", { is: ["$draft.kind", 2] }]),
  "shown-by-later": {
    file: form,
    edits: [["/ui/1/when", { is: ["$draft.agreed", true] }]],
    values: { name: "name", label: "Name", by: "I keep off the grass" },
    besides: { [ticket]: edited(zoo[ticket] ?? {}, [["/samples/filled/answers/draft/agreed", true]]) },
  },
  "field-circle": set([form, "/ui/2/when", { filled: ["$draft.agreed"] }], { values: { circle: ["agreed"] } }),
  "hidden-but-required": set([form, "/schema/required/1", "name"], { at: "/ui/1/ui/0" }),
  "required-when-sent": {
    file: form,
    edits: [],
    at: "/ui/2",
    values: { name: "agreed", label: "I keep off the grass", call: "zoo/buy" },
    besides: { [buyCall]: edited(zoo[buyCall] ?? {}, [["/request/required/1", "agreed"]]) },
  },
  "hidden-when-sent": {
    file: form,
    edits: [["/ui/2/when", { is: ["$draft.kind", 1] }]],
    values: { name: "agreed", label: "I keep off the grass", call: "zoo/buy" },
    besides: { [buyCall]: edited(zoo[buyCall] ?? {}, [["/request/required/1", "agreed"]]) },
  },
  "required-unsaid": set([form, "/schema/required/1", "agreed"], {
    at: "/ui/2",
    values: { name: "agreed", label: "I keep off the grass" },
  }),
  "property-overruled": set([form, "/ui/1/ui/0/requiredWhen", { is: ["$draft.kind", 1] }], {
    values: { name: "requiredWhen", by: "required" },
  }),
  "field-message-unknown": set([form, "/ui/1/ui/0/messages/keper-name", "x"], { values: { nearest: "keeper-name" } }),
  "property-unseen": set([form, "/ui/0/placeholder", "Child"], { values: { name: "placeholder", widget: "select" } }),
  "example-refused": set([form, "/ui/1/ui/0/placeholder", "eg: leo7"], {
    values: { name: "name", given: "leo7", keyword: "pattern" },
  }),
  "message-never-shown": set([form, "/ui/1/ui/0/messages/required-choice", "Choose"], {
    values: { name: "required-choice", nearest: "required-input" },
  }),
  "message-place-lost": set(["messages.json", "/messages/max-length", "Too long"], {
    values: { name: "max-length", place: "n" },
  }),
  "message-place-unfilled": set([form, "/ui/1/ui/0/rules/1/message", "At most {n} letters"], {
    values: { example: "9" },
  }),
  "check-without-message": {
    file: form,
    edits: [
      ["/schema/properties/name/format", "trimmed"],
      ["/ui/1/ui/0/messages", removed],
    ],
    at: "/schema/properties/name/format",
  },
}
