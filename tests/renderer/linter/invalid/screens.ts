import { drop, set, type ExamplesOf } from "./example"
import { edited, removed } from "../support"
import { zoo } from "../zoo"
import { animals, ticket, done, flow, form, listCall } from "./files"

const steps = (labels: readonly string[], current: number) => ({ widget: "steps", labels, current })

/** The screen that the first one leads to, as the second of these steps. */
const paying = (labels: readonly string[], current: number) => ({
  [ticket]: edited(zoo[ticket] ?? {}, [["/body/1", steps(labels, current)]]),
})

const sign = (index: number) => ({ widget: "text", text: `Animal ${index}` })

export const screens: ExamplesOf<"screens" | "samples"> = {
  "key-repeated": set([animals, "/footer/1/key", "buy"]),
  "form-hidden": set([ticket, "/body/0/when", { filled: ["$kept.receipt.number"] }], {
    at: "/footer/0/tap/0/form",
    values: { name: "ticket" },
  }),
  "value-overruled": {
    file: animals,
    edits: [
      ["/body/5", { widget: "answers", rows: [{ label: "Fee", text: "Free", value: "$list.fee", format: "yen" }] }],
    ],
    at: "/body/5/rows/0/value",
    values: { name: "value" },
  },
  "value-unsaid": {
    file: animals,
    edits: [["/body/5", { widget: "answers", rows: [{ label: "Fee", format: "yen" }] }]],
    at: "/body/5/rows/0/format",
  },
  "submit-missing": {
    file: ticket,
    edits: [
      ["/footer/0/enabled", "answered"],
      ["/footer/0/tap/0", removed],
    ],
    at: "/footer/0/tap",
    values: { name: "Pay", known: ["ticket"] },
  },
  "sent-in-silence": {
    file: ticket,
    edits: [
      ["/footer/0/tap/4", removed],
      ["/footer/0/tap/3", removed],
    ],
    at: "/footer/0/tap/1",
    values: { name: "Pay", hasNext: true },
  },
  "step-names-differ": {
    file: animals,
    edits: [["/body/5", steps(["Look", "Pay"], 1)]],
    at: "/body/5/labels",
    values: { screen: "ticket", wanted: ["Look", "Buy"] },
    besides: paying(["Look", "Buy"], 2),
  },
  "step-number-wrong": {
    file: animals,
    edits: [["/body/5", steps(["Look", "Pay"], 2)]],
    at: "/body/5/current",
    values: { screen: "ticket", position: 2, other: 2 },
    besides: paying(["Look", "Pay"], 2),
  },
  "words-repeated": set([animals, "/body/5", { widget: "steps", labels: ["Look", "Pay", "Look"], current: 1 }], {
    at: "/body/5/labels/2",
    values: { name: "Look", isCopy: true },
  }),
  "part-says-nothing": set([animals, "/body/3", { widget: "sign", icon: "lion" }], {
    values: { owner: "sign", known: ["title", "text"] },
  }),
  "form-repeated": set([ticket, "/body/1", { widget: "form", form: "ticket", into: "$draft" }], {
    at: "/body/1/form",
    values: { name: "ticket", first: "/body/0" },
  }),
  "main-heading-repeated": {
    file: done,
    edits: [
      ["/body/1", { widget: "gate", text: "Way out", over: true }],
      ["/body/2", { widget: "gate", text: "Good bye", over: true }],
    ],
    at: "/body/2",
    values: { name: "Good bye", first: "Way out" },
  },
  "needs-forgotten": {
    file: done,
    edits: [
      ["/body/0/text", "{kept.receipt.number}"],
      ["/samples/usual/kept", { receipt: { number: "7" } }],
      ["/samples/again/kept", { receipt: { number: "7" } }],
    ],
    values: { name: "receipt", from: ["ticket"] },
  },
  "pages-wrong": set([animals, "/data/list/pages", { by: "pageNo", items: "$res.animals", more: "$res.species" }], {
    at: "/data/list/pages/by",
  }),
  "item-key-missing": set([animals, "/data/list/input/kind", "$state.kind"], {
    at: "/body/4",
    values: { items: "$list.animals" },
  }),
  "kept-readable": set([ticket, "/footer/0/tap/2/in", "session"], { at: "/footer/0/tap/2" }),
  "template-value-missing": set(
    [animals, "/footer/0/tap/0", { do: "open", link: "rules", template: "https://zoo.example/{KIND}", values: {} }],
    { at: "/footer/0/tap/0/template", values: { missing: ["KIND"] } },
  ),
  "tap-empty": set([animals, "/footer/0/tap", []], { values: { name: "Buy" } }),
  "tap-without-key": drop([animals, "/footer/1/key"], { at: "/footer/1" }),
  "advance-without-save": {
    file: ticket,
    edits: [["/footer/0/tap/1", removed]],
    at: "/footer/0/tap/3",
    besides: { [flow]: edited(zoo[flow] ?? {}, [["/testModel", { answers: "$draft" }]]) },
  },
  "data-without-origin": drop([animals, "/data/some/source"], { at: "/data/some" }),
  "data-loading-undeclared": drop([animals, "/data/list/loading"], { at: "/data/list" }),
  "data-empty-undeclared": drop([animals, "/data/list/empty"], { at: "/data/list" }),
  "data-error-undeclared": drop([animals, "/data/list/error"], { at: "/data/list" }),
  "query-default-refused": set([animals, "/query/kind/default", "dogs"]),
  "actions-after-leaving": set([animals, "/footer/0/tap/1", { do: "close" }]),
  "samples-few": drop([done, "/samples/again"], { at: "/samples" }),
  "state-unseen": drop([animals, "/samples/loading"], {
    at: "/data/list/loading",
    values: { state: "loading", name: "list", call: "zoo/animals" },
  }),
  "call-sample-missing": set([listCall, "/samples", {}]),
  "call-sample-shadowed": set([listCall, "/samples/pending", { keeper: "Ann", price: 100, species: 1, animals: [] }]),
  "position-outside": set([animals, "/body/5", { widget: "steps", labels: ["Look", "Pay"], current: 3 }], {
    at: "/body/5/current",
  }),
  "sample-date-impossible": set([listCall, "/samples/many/animals/0/born", "2025-02-30"]),
  "call-sample-wrong": set([listCall, "/samples/many/price", "100"]),
  "sample-answer-unknown": set([animals, "/samples/birds/calls/zoo~1animals", "non"], { values: { nearest: "none" } }),
  "sample-call-unused": set([done, "/samples/usual/calls", { "zoo/animals": "none" }], {
    at: "/samples/usual/calls/zoo~1animals",
  }),
  "sample-root-unknown": set([ticket, "/samples/filled/answers/draf", {}], { values: { nearest: "draft" } }),
  "sample-answers-wrong": set([ticket, "/samples/filled/answers/draft/kind", 3]),
  "sample-answers-hidden": set([ticket, "/samples/filled/answers/draft/kind", 2], {
    at: "/samples/filled/answers/draft/name",
    values: { sample: "filled", name: "name", label: "Name", form: "ticket" },
  }),
  "sample-stops": {
    file: ticket,
    edits: [["/samples/filled/tap", ["pay"]]],
    at: "/samples/filled/answers/draft",
    values: { sample: "filled", key: "pay", name: "agreed", label: "I keep off the grass", wanted: true },
    besides: { [form]: edited(zoo[form] ?? {}, [["/ui/2/required", true]]) },
  },
  "sample-needs-missing": drop([ticket, "/samples/filled/kept"], {
    at: "/samples/filled",
    values: { sample: "filled", name: "receipt" },
  }),
  "sample-kept-unknown": set([animals, "/samples/birds/kept/reciept", 1], { values: { nearest: "receipt" } }),
  "sample-kept-wrong": set([animals, "/samples/birds/kept/receipt", { number: 7 }], {
    at: "/samples/birds/kept/receipt/number",
  }),
  "sample-context-unknown": set([animals, "/samples/birds/ctx/close", true], { values: { nearest: "closed" } }),
  "sample-context-wrong": set([animals, "/samples/birds/ctx/closed", "yes"]),
  "sample-query-unknown": set([animals, "/samples/birds/query/kinds", "x"], { values: { nearest: "kind" } }),
  "choice-of-another": set(
    [
      animals,
      "/footer/0",
      {
        widget: "button",
        key: "cats",
        label: "Cat",
        selected: { is: ["$query.kind", "cats"] },
        tap: [{ do: "set-query", values: { kind: "birds" } }],
      },
    ],
    { at: "/footer/0/tap/0/values/kind" },
  ),
  "sample-action-unknown": set([animals, "/samples/birds/actions", { popup: "cancle" }], {
    at: "/samples/birds/actions/popup",
    values: { nearest: "cancel" },
  }),
  "sample-tap-unknown": set([animals, "/samples/birds/tap/0", "byu"], { values: { nearest: "buy" } }),
  "blocks-too-many": set([animals, "/footer", Array.from({ length: 201 }, (_, index) => sign(index))]),
}
