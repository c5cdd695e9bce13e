import { set, type ExamplesOf } from "./example"
import { animals, listCall } from "./files"

const total = "/values/total"

export const values: ExamplesOf<"values"> = {
  "value-no-operator": set([animals, total, { summ: ["$list.price", 1] }], { values: { nearest: "sum" } }),
  "value-operand-count": set([animals, total, { quotient: ["$list.price", 2] }]),
  "value-operand-type": set([animals, total, { sum: ["$list.price", true] }], { at: `${total}/sum/1` }),
  "mixed-units": {
    file: listCall,
    edits: [["/response/properties/fee/unit", "cent"]],
    in: animals,
    at: total,
    values: { found: ["euro", "cent"] },
  },
  "value-order": set([animals, "/values/first", "$values.total"]),
  "value-unused": set([animals, "/values/more", { sum: ["$list.price", 1] }]),
  "code-attribute-never": set([animals, "/values/first", { codes: ["species", "legs", 5] }], {
    at: "/values/first/codes/2",
    values: { value: "5", table: "species" },
  }),
  "code-attribute-unknown": set([animals, "/values/first/code/2", "leg"], { values: { nearest: "legs" } }),
}
