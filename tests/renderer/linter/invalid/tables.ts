import { drop, set, type ExamplesOf } from "./example"
import { edited } from "../support"
import { zoo } from "../zoo"
import { animals, form } from "./files"

const call = "calls/zoo/animals.call.json"

/** Three samples that have the first code of the table. */
const withTable = edited(zoo[call] ?? null, [
  ["/response/properties/species", { codes: "species" }],
  ["/samples/some", { species: 1, animals: [] }],
  ["/samples/few", { species: 1, animals: [] }],
])

export const tables: ExamplesOf<"tables"> = {
  "attribute-missing": drop(["codes/species.codes.json", "/codes/1/legs"], { at: "/codes/1" }),
  "attribute-wrong": set(["codes/species.codes.json", "/codes/1/legs", "two"]),
  "code-without-label": drop(["codes/species.codes.json", "/codes/1"], { in: animals, at: "/body/0/text" }),
  "label-differs": {
    file: form,
    edits: [["/ui/0/options/0/label", "Kitten"]],
    at: "/ui/0/options/0/label",
    besides: { [animals]: edited(zoo[animals] ?? {}, [["/body/0/text", "{draft.kind|species:species}"]]) },
  },
  "label-repeats-table": {
    file: form,
    edits: [
      ["/schema/properties/kind/codes", "species"],
      ["/ui/0/options/1/label", "Bird"],
    ],
    at: "/ui/0/options/1/label",
    values: { name: "kind", table: "species", label: "Bird" },
  },
  "option-label-missing": drop([form, "/ui/0/options/1/label"], {
    at: "/ui/0/options/1",
    values: { name: "kind", value: "2" },
  }),
  "options-without-table": set([form, "/ui/0/options", "codes"], { values: { name: "kind" } }),
  "code-type-differs": {
    file: "codes/species.codes.json",
    edits: [
      ["/codes/2", { code: 3, label: "Fish", legs: 0, wings: false }],
      ["/codes/0/code", "1"],
    ],
    at: "/codes/0/code",
    values: { known: ["number"] },
  },
  "code-lost": {
    file: "codes/species.codes.json",
    edits: [["/codes/0/code", 3]],
    at: "/codes",
    values: { name: "1", count: 3, files: [call] },
    besides: { [call]: withTable },
  },
  "code-repeated": set(["codes/species.codes.json", "/codes/1/code", 1]),
  "code-table-empty": set(["codes/species.codes.json", "/codes", []]),
  "analytics-not-code": set([animals, "/footer/0/analytics", ["$list.keeper"]], { at: "/footer/0/analytics/0" }),
  "message-missing": drop(["messages.json", "/messages/required-input"], {
    at: "/messages",
    values: { missing: ["required-input"] },
  }),
  "message-unused": set(["messages.json", "/messages/unsaid", "Again"]),
  "colour-syntax": set(["theme.json", "/light/ink", "black"]),
  "theme-value-wrong": set(["theme.json", "/tokens/gutter", "２０px"], { values: { kind: "length", wanted: "20px" } }),
  "contrast-low": set(["theme.json", "/light/ink", "#999999"]),
}
