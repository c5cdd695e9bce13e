import { set, type ExamplesOf } from "./example"
import { edited } from "../support"
import { zoo } from "../zoo"
import { animals, form, listCall, ticket } from "./files"

export const expressions: ExamplesOf<"paths" | "conditions"> = {
  "unknown-root": set([animals, "/body/2/value", "$lst.price"], { values: { nearest: "list" } }),
  "unknown-placeholder": set(["messages.json", "/messages/too-short", "{labl} is too short"], {
    values: { nearest: "label" },
  }),
  "unknown-path": set([animals, "/body/2/value", "$list.prise"], { values: { nearest: "price" } }),
  "unknown-field": set([form, "/ui/1/ui/0/rules/0/must/lengthAtLeast/0", "$draft.nane"], {
    values: { nearest: "name" },
  }),
  "forbidden-path": set([animals, "/title", "{list.__proto__}"]),
  "malformed-path": set([animals, "/body/2/value", "$list..price"]),
  "condition-out-of-reach": set(["conditions.json", "/conditions/is-closed/when", { is: ["$draft.kind", 1] }], {
    in: animals,
    at: "/enter/0/when/condition",
  }),
  "named-path-unknown": set(["conditions.json", "/conditions/is-closed/when", { is: ["$ctx.closd", true] }], {
    at: "/conditions/is-closed/when/is/0",
    values: { name: "closd", nearest: "closed" },
  }),
  "condition-malformed": set([animals, "/body/1/when", { is: ["$state.open", true], not: {} }]),
  "group-empty": set([animals, "/body/1/when", { all: [] }], { at: "/body/1/when/all" }),
  "operand-count": set([animals, "/body/1/when", { is: ["$state.open"] }], { at: "/body/1/when/is" }),
  "operand-type": set([animals, "/body/1/when", { gt: ["$state.open", 3] }], { at: "/body/1/when/gt/0" }),
  "comparison-outside": set([animals, "/body/1/when", { is: ["$query.kind", "cat"] }], { at: "/body/1/when/is/1" }),
  "value-without-sign": set([animals, "/body/2/value", "list.price"], { values: { nearest: "$list.price" } }),
  "path-without-sign": set([animals, "/body/1/when", { is: ["state.open", true] }], {
    at: "/body/1/when/is/0",
    values: { nearest: "$state.open" },
  }),
  "named-comparison-outside": set(["conditions.json", "/conditions/is-closed/when", { is: ["$list.species", 3] }], {
    at: "/conditions/is-closed/when/is/1",
  }),
  "date-impossible": set([animals, "/body/1/when", { before: ["$ctx.today", "2025-02-30"] }], {
    at: "/body/1/when/before/1",
  }),
  "date-against-moment": set([animals, "/body/1/when", { before: ["2025-01-31", "2025-02-01T10:00:00+09:00"] }], {
    at: "/body/1/when/before/1",
  }),
  "format-type": set([animals, "/body/0/text", "{list.keeper|yen}"]),
  "value-unformatted": {
    file: animals,
    edits: [["/body/0/text", "{list.born} {list.keeper} {list.species|species:species}"]],
    at: "/body/0/text",
    besides: {
      [listCall]: edited(zoo[listCall] ?? {}, [["/response/properties/born", { type: "string", format: "date" }]]),
    },
    values: { path: "list.born", kind: "day" },
  },
  "value-object": set([animals, "/body/0/text", "{list.animals}"]),
  "unknown-property": set([animals, "/body/4/itemKey", "nmae"], { values: { name: "nmae", nearest: "name" } }),
  "condition-circle": set(["conditions.json", "/conditions/is-closed/when", { not: { condition: "is-closed" } }], {
    at: "/conditions/is-closed",
  }),
  "condition-never-inside": {
    file: animals,
    edits: [
      ["/body/4/when", { is: ["$query.kind", "cats"] }],
      ["/body/4/row/0/when", { is: ["$query.kind", "birds"] }],
    ],
    at: "/body/4/row/0/when",
  },
  "property-never-holds": {
    file: form,
    edits: [
      ["/ui/2/when", { is: ["$draft.kind", 1] }],
      ["/ui/2/requiredWhen", { is: ["$draft.kind", 2] }],
    ],
    at: "/ui/2/requiredWhen",
    values: { property: "requiredWhen" },
  },
  "failure-code-unknown": set(
    [ticket, "/footer/0/tap/1/on/rejected", [{ do: "close", when: { is: ["$failure.code", "SOLD_OFF"] } }]],
    { at: "/footer/0/tap/1/on/rejected/0/when/is/1", values: { name: "SOLD_OFF", nearest: "SOLD_OUT" } },
  ),
  "condition-reads-hidden": {
    file: form,
    edits: [["/ui/2/when", { all: [{ is: ["$draft.kind", 2] }, { is: ["$draft.name", "leo"] }] }]],
    at: "/ui/2/when",
    values: { path: "$draft.name", label: "Name", form: "ticket" },
  },
  "condition-never-true": set([
    animals,
    "/body/1/when",
    { all: [{ is: ["$query.kind", "cats"] }, { is: ["$query.kind", "birds"] }] },
  ]),
  "condition-always-true": set([animals, "/body/1/when", { in: ["$query.kind", ["cats", "birds"]] }]),
}
