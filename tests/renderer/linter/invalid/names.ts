import { drop, set, type ExamplesOf } from "./example"
import { animals, ticket, form, sheet, listCall } from "./files"
import { edited, removed } from "../support"
import { zoo } from "../zoo"

export const names: ExamplesOf<"names"> = {
  "kept-never-written": drop([ticket, "/footer/0/tap/2/value"], { at: "/needs/receipt", values: { name: "receipt" } }),
  "name-misspelt": {
    file: "messages.json",
    edits: [
      ["/messages/required-input", removed],
      ["/messages/requird-input", "Say it"],
    ],
    at: "/messages/requird-input",
    values: { nearest: "required-input" },
  },
  "condition-unused": set([
    "conditions.json",
    "/conditions/is-old",
    { label: "Old", when: { is: ["$ctx.closed", false] } },
  ]),
  "client-unused": set(["errors.json", "/clients/zooo", { outcomes: {} }]),
  "token-unused": {
    file: "app.json",
    edits: [
      ["/tokens/zoo", removed],
      ["/tokens/zo", "City Zoo"],
    ],
    at: "/tokens/zo",
    values: { nearest: "zoo" },
  },
  "link-unused": set(["app.json", "/links/unsaid", "https://zoo.example/unsaid"]),
  "unknown-widget": set([animals, "/body/0/widget", "headin"], { values: { nearest: "heading" } }),
  "unknown-control": set([form, "/ui/0/widget", "selct"], { values: { nearest: "select" } }),
  "unknown-action": set([animals, "/footer/0/tap/0/do", "goo"], { values: { nearest: "go" } }),
  "unknown-source": set([animals, "/data/some/source", "zoo/filtr"], { values: { nearest: "zoo/filter" } }),
  "unknown-format": set([animals, "/body/2/format", "yenn"], { values: { nearest: "yen" } }),
  "unknown-conversion": set([form, "/ui/1/ui/0/convert/0", "trimm"], { values: { nearest: "trim" } }),
  "unknown-check": set([form, "/schema/properties/name/format", "keper-name"], { values: { nearest: "keeper-name" } }),
  "unknown-skeleton": set([animals, "/data/list/loading/0", "row"], { values: { nearest: "rows" } }),
  "unknown-icon": set([animals, "/body/1/icon", "lionn"], { values: { nearest: "lion" } }),
  "unknown-illustration": set([animals, "/data/list/empty/body/0/illustration", "emptycage"], {
    values: { nearest: "empty-cage" },
  }),
  "unknown-operator": set([animals, "/body/1/when", { iz: ["$state.open", true] }], {
    at: "/body/1/when/iz",
    values: { nearest: "is" },
  }),
  "unknown-constant": set(["app.json", "/constants/allowdWords", ["Zoo"]], { values: { nearest: "allowedWords" } }),
  "unknown-interface": {
    file: "messages.json",
    edits: [
      ["/interface/retry", removed],
      ["/interface/retri", "Again"],
    ],
    at: "/interface/retri",
    values: { nearest: "retry" },
  },
  "interface-missing": drop(["messages.json", "/interface/retry"], {
    at: "/interface",
    values: { missing: ["retry"] },
  }),
  "unknown-scheme": set(["app.json", "/schemes/clsoe", "zoo://close"], { values: { nearest: "close" } }),
  "scheme-missing": drop(["app.json", "/schemes/close"], { at: "/schemes", values: { missing: ["close"] } }),
  "unknown-colour": {
    file: "theme.json",
    edits: [
      ["/dark/accent", removed],
      ["/dark/acent", "#5CC79B"],
    ],
    at: "/dark/acent",
    values: { nearest: "accent" },
  },
  "colour-missing": drop(["theme.json", "/dark/accent"], {
    at: "/dark",
    values: { missing: ["accent"], part: "dark" },
  }),
  "unknown-design-token": {
    file: "theme.json",
    edits: [
      ["/tokens/gutter", removed],
      ["/tokens/guter", "20px"],
    ],
    at: "/tokens/guter",
    values: { nearest: "gutter" },
  },
  "design-token-missing": drop(["theme.json", "/tokens/gutter"], {
    at: "/tokens",
    values: { missing: ["gutter"], part: "tokens" },
  }),
  "state-type": set([animals, "/footer/2/tap/0/value", "true"], { values: { known: ["boolean"] } }),
  "unknown-condition": set([animals, "/enter/0/when/condition", "is-close"], { values: { nearest: "is-closed" } }),
  "unknown-message": set([form, "/ui/1/ui/0/rules/0/message", "to-short"], { values: { nearest: "too-short" } }),
  "unknown-token": set([animals, "/title", "{{zo}}"], { values: { nearest: "zoo" } }),
  "unknown-query": set([animals, "/footer/2/tap/0", { do: "set-query", values: { kin: "birds" } }], {
    at: "/footer/2/tap/0/values/kin",
    values: { nearest: "kind" },
  }),
  "unknown-state-target": {
    file: animals,
    edits: [
      ["/state/next", "tickett"],
      ["/footer/0/tap/0/to", "$state.next"],
    ],
    at: "/state/next",
    values: { nearest: "ticket" },
  },
  "sheet-value-unread": {
    file: animals,
    edits: [["/footer/1/tap/0/values", { nmae: "$list.keeper" }]],
    at: "/footer/1/tap/0/values/nmae",
    values: { nearest: "name" },
    besides: { [sheet]: edited(zoo[sheet] ?? {}, [["/title", "Ask {sheet.name}"]]) },
  },
  "query-value-refused": set([animals, "/footer/2/tap/0", { do: "set-query", values: { kind: "bird" } }], {
    at: "/footer/2/tap/0/values/kind",
  }),
  "unknown-link": set([animals, "/body/1/text", "[rules](link:rulez)"], { values: { nearest: "rules" } }),
  "unknown-area": set(["app.json", "/routes/~1ticket/area", "shops"], { values: { nearest: "shop" } }),
  "unknown-code-table": set([animals, "/body/0/text", "{list.species|species:specis}"], {
    values: { nearest: "species" },
  }),
  "unknown-call": set([animals, "/data/list/call", "zoo/animal"], { values: { nearest: "zoo/animals" } }),
  "unknown-form": set([ticket, "/body/0/form", "tickett"], { values: { nearest: "ticket" } }),
  "unknown-screen": set([animals, "/footer/0/tap/0/to", "/tickets"], { values: { nearest: "/ticket" } }),
  "unknown-sheet": set([animals, "/footer/1/tap/0/sheet", "askk"], { values: { nearest: "ask" } }),
  "unknown-flow": set(["app.json", "/routes/~1visit/flow", "visitt"], { values: { nearest: "visit" } }),
  "unknown-client": set([listCall, "/client", "zooo"], { values: { nearest: "zoo" } }),
  "unknown-data": set([animals, "/footer/2/tap/1/data/0", "lst"], { values: { nearest: "list" } }),
  "unknown-state": set([animals, "/footer/2/tap/0/state", "opn"], { values: { nearest: "open" } }),
  "unknown-kept-property": set([ticket, "/footer/0/tap/2/value", { numbr: "7" }], {
    at: "/footer/0/tap/2/value/numbr",
    values: { nearest: "number" },
  }),
  "kept-value-refused": set([ticket, "/footer/0/tap/2/value", { kind: "bird" }], {
    at: "/footer/0/tap/2/value/kind",
  }),
  "unknown-kept": set([ticket, "/footer/0/tap/2/name", "reciept"], { values: { nearest: "receipt" } }),
  "unknown-answer-field": set([ticket, "/footer/0/tap/3/field", "nam"], { values: { nearest: "name" } }),
  "unknown-button-style": set([sheet, "/buttons/0/style", "primry"], { values: { nearest: "primary" } }),
  "form-not-drawn": {
    file: ticket,
    edits: [["/footer/0/tap/0/form", "notes"]],
    values: { name: "notes", known: ["ticket"] },
    besides: {
      "visit/notes.form.json": edited(zoo[form] ?? {}, [["/id", "notes"]]),
      [animals]: edited(zoo[animals] ?? {}, [["/body/1", { widget: "form", form: "notes", into: "$draft" }]]),
    },
  },
}
