/** For every rule, the smallest change of the zoo that breaks it. */
import type { Json } from "../../../renderer/model/documents"
import { removed, type Edit } from "./support"

export interface BreachCase {
  readonly rule: string
  readonly file: string
  readonly edits: readonly Edit[]
  /** Where the rule points; the place of the first edit where absent. */
  readonly at?: string
  /** Where it points into another file. */
  readonly in?: string
  readonly values?: Readonly<Record<string, unknown>>
}

const animals = "visit/animals.screen.json"
const ticket = "visit/ticket.screen.json"
const done = "visit/done.screen.json"
const form = "visit/ticket.form.json"
const sheet = "visit/ask.sheet.json"
const flow = "visit/visit.flow.json"
const listCall = "calls/zoo/animals.call.json"
const buyCall = "calls/zoo/buy.call.json"

type More = Partial<Pick<BreachCase, "at" | "in" | "values">>

const set = (rule: string, [file, pointer, value]: readonly [string, string, Json], more: More = {}): BreachCase => ({
  rule,
  file,
  edits: [[pointer, value]],
  ...more,
})

const drop = (rule: string, [file, pointer]: readonly [string, string], more: More = {}): BreachCase => ({
  rule,
  file,
  edits: [[pointer, removed]],
  ...more,
})

const heads: readonly BreachCase[] = [
  set("kind-wrong", [animals, "/kind", "form"]),
  set("id-wrong", [animals, "/id", "animal"]),
  set("version-old", [animals, "/version", 0]),
  set("version-new", [animals, "/version", 2]),
  set("schema-link-wrong", [animals, "/$schema", "../meta/form.schema.json"]),
  drop("property-missing", [animals, "/title"], { at: "" }),
  set("property-unknown", [animals, "/titel", "Animals"], { values: { nearest: "title" } }),
  set("wrong-type", [animals, "/title", 7]),
  set("not-allowed", [animals, "/layout", "paper"], { values: { nearest: "page" } }),
  drop("option-missing", [animals, "/body/0/text"], { at: "/body/0" }),
  set("option-unknown", [animals, "/body/0/texts", "x"], { values: { nearest: "text" } }),
  set("option-wrong", [animals, "/footer/0/style", "primery"], { values: { nearest: "primary" } }),
  set("nested-too-deep", [animals, "/body/0", nestedGroups(40)], { at: `/body/0${"/body/0".repeat(29)}` }),
]

function nestedGroups(depth: number): Json {
  return depth === 0 ? { widget: "heading", text: "x" } : { widget: "group", body: [nestedGroups(depth - 1)] }
}

const names: readonly BreachCase[] = [
  set("unknown-widget", [animals, "/body/0/widget", "headin"], { values: { nearest: "heading" } }),
  set("unknown-control", [form, "/ui/0/widget", "selct"], { values: { nearest: "select" } }),
  set("unknown-action", [animals, "/footer/0/tap/0/do", "goo"], { values: { nearest: "go" } }),
  set("unknown-source", [animals, "/data/some/source", "zoo/filtr"], { values: { nearest: "zoo/filter" } }),
  set("unknown-format", [animals, "/body/2/format", "yenn"], { values: { nearest: "yen" } }),
  set("unknown-conversion", [form, "/ui/1/ui/0/convert/0", "trimm"], { values: { nearest: "trim" } }),
  set("unknown-check", [form, "/schema/properties/name/format", "keper-name"], { values: { nearest: "keeper-name" } }),
  set("unknown-skeleton", [animals, "/data/list/loading/0", "row"], { values: { nearest: "rows" } }),
  set("unknown-icon", [animals, "/body/1/icon", "lionn"], { values: { nearest: "lion" } }),
  set("unknown-illustration", [animals, "/data/list/empty/body/0/illustration", "emptycage"], {
    values: { nearest: "empty-cage" },
  }),
  set("unknown-operator", [animals, "/body/1/when", { iz: ["$state.open", true] }], {
    at: "/body/1/when/iz",
    values: { nearest: "is" },
  }),
  set("unknown-condition", [animals, "/enter/0/when/condition", "is-close"], { values: { nearest: "is-closed" } }),
  set("unknown-message", [form, "/ui/1/ui/0/rules/0/message", "to-short"], { values: { nearest: "too-short" } }),
  set("unknown-token", [animals, "/title", "{{zo}}"], { values: { nearest: "zoo" } }),
  set("unknown-link", [animals, "/body/1/text", "[rules](link:rulez)"], { values: { nearest: "rules" } }),
  set("unknown-code-table", [animals, "/body/0/text", "{list.species|species:specis}"], {
    values: { nearest: "species" },
  }),
  set("unknown-call", [animals, "/data/list/call", "zoo/animal"], { values: { nearest: "zoo/animals" } }),
  set("unknown-form", [ticket, "/body/0/form", "tickett"], { values: { nearest: "ticket" } }),
  set("unknown-screen", [animals, "/footer/0/tap/0/to", "/tickets"], { values: { nearest: "/ticket" } }),
  set("unknown-sheet", [animals, "/footer/1/tap/0/sheet", "askk"], { values: { nearest: "ask" } }),
  set("unknown-flow", ["app.json", "/routes/~1visit/flow", "visitt"], { values: { nearest: "visit" } }),
  set("unknown-client", [listCall, "/client", "zooo"], { values: { nearest: "zoo" } }),
  set("unknown-data", [animals, "/footer/2/tap/1/data/0", "lst"], { values: { nearest: "list" } }),
  set("unknown-state", [animals, "/footer/2/tap/0/state", "opn"], { values: { nearest: "open" } }),
  set("unknown-kept", [ticket, "/footer/0/tap/2/name", "reciept"], { values: { nearest: "receipt" } }),
  set("unknown-answer-field", [ticket, "/footer/0/tap/3/field", "nam"], { values: { nearest: "name" } }),
  set("unknown-button-style", [sheet, "/buttons/0/style", "primry"], { values: { nearest: "primary" } }),
  set("form-not-drawn", [animals, "/footer/2/tap/0", { do: "submit", form: "ticket" }], { at: "/footer/2/tap/0/form" }),
]

const expressions: readonly BreachCase[] = [
  set("unknown-root", [animals, "/body/2/value", "$lst.price"], { values: { nearest: "list" } }),
  set("unknown-placeholder", ["messages.json", "/messages/too-short", "{labl} is too short"], {
    values: { nearest: "label" },
  }),
  set("unknown-path", [animals, "/body/2/value", "$list.prise"], { values: { nearest: "price" } }),
  set("unknown-field", [form, "/ui/1/ui/0/rules/0/must/lengthAtLeast/0", "$draft.nane"], {
    values: { nearest: "name" },
  }),
  set("forbidden-path", [animals, "/title", "{list.__proto__}"]),
  set("malformed-path", [animals, "/body/2/value", "$list..price"]),
  set("condition-out-of-reach", ["conditions.json", "/conditions/is-closed/when", { is: ["$draft.kind", 1] }], {
    in: animals,
    at: "/enter/0/when/condition",
  }),
  set("condition-malformed", [animals, "/body/1/when", { is: ["$state.open", true], not: {} }]),
  set("group-empty", [animals, "/body/1/when", { all: [] }], { at: "/body/1/when/all" }),
  set("operand-count", [animals, "/body/1/when", { is: ["$state.open"] }], { at: "/body/1/when/is" }),
  set("operand-type", [animals, "/body/1/when", { gt: ["$state.open", 3] }], { at: "/body/1/when/gt/0" }),
  set("comparison-outside", [animals, "/body/1/when", { is: ["$query.kind", "cat"] }], { at: "/body/1/when/is/1" }),
  set("format-type", [animals, "/body/0/text", "{list.keeper|yen}"]),
  set("value-object", [animals, "/body/0/text", "{list.animals}"]),
  set("condition-circle", ["conditions.json", "/conditions/is-closed/when", { not: { condition: "is-closed" } }], {
    at: "/conditions/is-closed",
  }),
  set("condition-unused", [
    "conditions.json",
    "/conditions/is-old",
    { label: "Old", when: { is: ["$ctx.closed", false] } },
  ]),
  set("condition-never-true", [
    animals,
    "/body/1/when",
    { all: [{ is: ["$query.kind", "cats"] }, { is: ["$query.kind", "birds"] }] },
  ]),
  set("condition-always-true", [animals, "/body/1/when", { in: ["$query.kind", ["cats", "birds"]] }]),
]

const texts: readonly BreachCase[] = [
  set("text-unclosed", [animals, "/title", "Animals {list.keeper"]),
  set("text-empty-place", [animals, "/title", "Animals {}"]),
  set("text-dollar", [animals, "/title", "Animals {$list.keeper}"]),
  set("text-path", [animals, "/title", "Animals {list keeper}"]),
  set("text-strong", [animals, "/body/1/text", "**Come in"]),
  set("text-link", [animals, "/body/1/text", "[rules](javascript:alert)"]),
  set("text-markup", [animals, "/title", "<img src=x onerror=alert(1)>"]),
  set("text-scheme", [animals, "/title", "javascript:alert"]),
  set("text-half-width-kana", [animals, "/title", "\uFF97\uFF72\uFF75\uFF9D"]),
  set("text-invisible", [animals, "/title", "Ani\u200Bmals"]),
  set("text-exclamation", [animals, "/title", "Animals!"]),
  set("text-doubled-mark", [animals, "/title", "Animals\u3002\u3002"]),
  set("text-full-width-digits", [animals, "/title", "\uFF11\uFF12"]),
  set("text-machine-word", [animals, "/title", "NULL_POINTER"]),
  set("text-empty", [animals, "/title", ""]),
  set("text-two-names", [animals, "/title", "Lions"]),
  set("link-unsafe", ["app.json", "/links/rules", "javascript:alert(1)"]),
]

const screens: readonly BreachCase[] = [
  set("key-repeated", [animals, "/footer/1/key", "buy"]),
  drop("tap-without-key", [animals, "/footer/1/key"], { at: "/footer/1" }),
  drop("data-without-origin", [animals, "/data/some/source"], { at: "/data/some" }),
  drop("data-loading-undeclared", [animals, "/data/list/loading"], { at: "/data/list" }),
  drop("data-empty-undeclared", [animals, "/data/list/empty"], { at: "/data/list" }),
  drop("data-error-undeclared", [animals, "/data/list/error"], { at: "/data/list" }),
  set("source-input-wrong", [animals, "/data/some/input/kinds", 1], { values: { nearest: "kind" } }),
  set("query-default-refused", [animals, "/query/kind/default", "dogs"]),
  set("actions-after-leaving", [animals, "/footer/0/tap/1", { do: "close" }]),
  drop("samples-few", [animals, "/samples/birds"], { at: "/samples" }),
  set("call-sample-missing", [listCall, "/samples", {}]),
  set("call-sample-wrong", [listCall, "/samples/many/price", "100"]),
  set("sample-answer-unknown", [animals, "/samples/birds/calls/zoo~1animals", "non"], { values: { nearest: "none" } }),
  set("sample-call-unused", [done, "/samples/usual/calls", { "zoo/animals": "none" }], {
    at: "/samples/usual/calls/zoo~1animals",
  }),
  set("sample-root-unknown", [ticket, "/samples/filled/answers/draf", {}], { values: { nearest: "draft" } }),
  set("sample-answers-wrong", [ticket, "/samples/filled/answers/draft/kind", "1"]),
  set("sample-kept-unknown", [animals, "/samples/birds/kept/reciept", 1], { values: { nearest: "receipt" } }),
  set("sample-kept-wrong", [animals, "/samples/birds/kept/receipt", { number: 7 }], {
    at: "/samples/birds/kept/receipt/number",
  }),
  set("sample-context-unknown", [animals, "/samples/birds/ctx/close", true], { values: { nearest: "closed" } }),
  set("sample-context-wrong", [animals, "/samples/birds/ctx/closed", "yes"]),
  set("sample-query-unknown", [animals, "/samples/birds/query/kinds", "x"], { values: { nearest: "kind" } }),
  set("sample-tap-unknown", [animals, "/samples/birds/tap/0", "byu"], { values: { nearest: "buy" } }),
]

const calls: readonly BreachCase[] = [
  {
    rule: "outcome-open",
    file: "errors.json",
    edits: [["/clients/zoo/outcomes/timeout", removed]],
    in: animals,
    at: "/data/list",
    values: { open: ["timeout"] },
  },
  set("outcome-impossible", [ticket, "/footer/0/tap/1/on/SOLDOUT", []], { values: { nearest: "SOLD_OUT" } }),
  drop("client-default-missing", ["errors.json", "/clients/zoo/outcomes/offline"], { at: "/clients/zoo/outcomes" }),
  set("client-outcome-unknown", ["errors.json", "/clients/zoo/outcomes/timeot", []], {
    values: { nearest: "timeout" },
  }),
  {
    rule: "effect-missing",
    file: buyCall,
    edits: [
      ["/method", "PUT"],
      ["/effect", "read"],
    ],
    at: "/effect",
  },
  set("effect-on-get", [listCall, "/effect", "write"]),
  set("path-parameter-missing", [listCall, "/path", "/animals/{kid}"], { values: { nearest: "kind" } }),
  set("call-path-wrong", [listCall, "/path", "https://evil.example/{kind}"]),
  drop("input-missing", [animals, "/data/list/input/kind"], { at: "/data/list/input" }),
  set("input-unknown", [animals, "/data/list/input/kin", "x"], { values: { nearest: "kind" } }),
  set("input-type", [animals, "/data/list/input/kind", "$state.count"]),
  set("data-writes", [animals, "/data/list/call", "zoo/buy"]),
]

const forms: readonly BreachCase[] = [
  set("field-repeated", [form, "/ui/3", { field: "agreed", widget: "checkbox", label: "Again" }]),
  set("label-repeated", [form, "/ui/2/label", "Kind"]),
  set("field-not-in-schema", [form, "/ui/2/field", "agred"], { values: { nearest: "agreed" } }),
  set("property-without-field", [form, "/schema/properties/age", { type: "integer" }]),
  set("consent-pre-ticked", [form, "/schema/properties/agreed/default", true]),
  drop("options-missing", [form, "/ui/0/options"], { at: "/ui/0" }),
  set("options-empty", [form, "/ui/0/options", []]),
  set("option-outside-schema", [form, "/ui/0/options/1/value", 3]),
  drop("schema-value-without-option", [form, "/ui/0/options/1"], { at: "/ui/0/options" }),
  set("option-repeated", [form, "/ui/0/options/1/value", 1], { at: "/ui/0/options/1" }),
  set("limited-option-unknown", [form, "/ui/0/optionsWhen/0/options/0", 5]),
  set("autocomplete-unknown", [form, "/ui/1/ui/0/autocomplete", "nmae"], { values: { nearest: "name" } }),
  drop("form-unused", [ticket, "/body/0"], { in: form, at: "/id" }),
  set("schema-invalid", [form, "/schema/properties/kind/type", "int"]),
  set("schema-branching", [form, "/schema/if", { properties: {} }]),
  {
    rule: "schema-circle",
    file: form,
    edits: [["/schema/definitions", { a: { $ref: "#/definitions/a" } }]],
    at: "/schema",
  },
  set("schema-keyword-unknown", [form, "/schema/properties/name/maxLenght", 20], { values: { nearest: "maxLength" } }),
  {
    rule: "schema-format-unknown",
    file: "shared/address.json",
    edits: [["/definitions/address/format", "keeper-nam"]],
    in: listCall,
    at: "/response/properties/home/$ref",
    values: { nearest: "keeper-name", shared: "shared/address.json#/definitions/address" },
  },
  set("schema-reference-unknown", [
    listCall,
    "/response/properties/home/$ref",
    "../../shared/adress.json#/definitions/address",
  ]),
  set("pattern-invalid", [form, "/schema/properties/name/pattern", "^[a-z+$"]),
  set("pattern-slow", [form, "/schema/properties/name/pattern", "^(a+)+$"]),
  set("range-empty", [form, "/schema/properties/name/minLength", 30]),
  set("default-wrong", [form, "/schema/properties/kind/default", 3]),
  set("required-unknown", [form, "/schema/required/0", "knd"]),
  set("field-never-shown", [form, "/ui/1/ui/0/when", { is: ["$draft.kind", 2] }]),
  set("hidden-but-required", [form, "/schema/required/1", "name"], { at: "/ui/1/ui/0" }),
  set("field-message-unknown", [form, "/ui/1/ui/0/messages/keper-name", "x"], { values: { nearest: "keeper-name" } }),
  {
    rule: "check-without-message",
    file: form,
    edits: [
      ["/schema/properties/name/format", "trimmed"],
      ["/ui/1/ui/0/messages", removed],
    ],
    at: "/schema/properties/name/format",
  },
]

const flows: readonly BreachCase[] = [
  set("step-repeated", [flow, "/sections/1/steps/1", { screen: "animals", back: "close" }]),
  { rule: "screen-in-two-flows", file: "visit/again.flow.json", edits: [["", removed]], at: "/sections/0/steps/0" },
  set("step-unreachable", [
    flow,
    "/sections/0/steps/1/when",
    { all: [{ is: ["$draft.kind", 1] }, { is: ["$draft.kind", 2] }] },
  ]),
  set("flow-dead-end", [done, "/footer", []], { in: flow, at: "/sections/1/steps/0" }),
  {
    rule: "flow-loop",
    file: animals,
    edits: [
      ["/header", { back: "none" }],
      ["/footer/1", removed],
      ["/enter", []],
      ["/query/kind/else", removed],
      ["/footer/0/tap/0/to", "loop"],
    ],
    at: "/body",
  },
  { rule: "redirect-circle", file: animals, edits: [["/enter", [{ do: "go", to: "animals" }]]], at: "/enter" },
  set("entry-step-unknown", [flow, "/entry/otherwise", "animal"], { values: { nearest: "animals" } }),
  set("entry-point-empty", [flow, "/entry/points/START", {}]),
  set("entry-path-unknown", [flow, "/entry/point", "$res.pont"]),
  set("entry-value-unknown", [flow, "/entry/points/STRAT", { step: "animals" }], { values: { nearest: "START" } }),
  drop("entry-value-unnamed", [flow, "/entry/points/START"], { at: "/entry/points" }),
  set("section-empty", [flow, "/sections/1/steps", []]),
  set("section-count-small", [flow, "/sections/0/of", 0]),
  drop("back-policy-missing", [flow, "/sections/0/steps/1/back"], { at: "/sections/0/steps/1" }),
  set("back-policy-open", [flow, "/sections/0/steps/0/back", [{ when: { is: [1, 1] }, back: "close" }]], {
    at: "/sections/0/steps/0/back/0",
  }),
  drop("back-without-flow", [flow, "/sections/0/steps/1"], { in: ticket, at: "/header/back" }),
  set("exit-step-unknown", [flow, "/exits/closed/from/0", "animal"], { values: { nearest: "animals" } }),
  {
    rule: "screen-without-route",
    file: flow,
    edits: [["/sections/0/steps/1", removed]],
    in: "visit/lost.screen.json",
    at: "/id",
  },
  set("route-repeated", ["app.json", "/routes/~1Animals", { screen: "animals" }]),
  set("route-empty", ["app.json", "/routes/~1nowhere", {}]),
  set("route-path-wrong", ["app.json", "/routes/zoo", { screen: "animals" }]),
  set("twin-missing", ["app.json", "/routes/~1animals/v2", "/tickets"], { values: { nearest: "/ticket" } }),
  drop("sheet-unused", [animals, "/footer/1"], { in: sheet, at: "/id" }),
  set("sheet-without-button", [sheet, "/buttons", []]),
  set("chain-too-deep", [
    animals,
    "/footer/0/tap/0",
    {
      do: "popup",
      text: "Ask",
      on: { cancel: [{ do: "popup", text: "Ask", on: { cancel: [{ do: "popup", text: "Ask" }] } }] },
    },
  ]),
]

const tables: readonly BreachCase[] = [
  drop("code-without-label", ["codes/species.codes.json", "/codes/1"], { in: animals, at: "/body/0/text" }),
  set("code-repeated", ["codes/species.codes.json", "/codes/1/code", 1]),
  set("code-table-empty", ["codes/species.codes.json", "/codes", []]),
  set("analytics-not-code", [animals, "/footer/0/analytics", ["$list.keeper"]], { at: "/footer/0/analytics/0" }),
  set("message-unused", ["messages.json", "/messages/unsaid", "Again"]),
  set("colour-syntax", ["theme.json", "/light/ink", "black"]),
  set("contrast-low", ["theme.json", "/light/ink", "#999999"]),
  drop("colour-missing", ["theme.json", "/dark/accent"], { at: "/dark" }),
]

export const breaches: readonly BreachCase[] = [
  ...heads,
  ...names,
  ...expressions,
  ...texts,
  ...screens,
  ...calls,
  ...forms,
  ...flows,
  ...tables,
]
