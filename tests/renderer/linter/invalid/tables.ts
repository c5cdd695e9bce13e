import { drop, set, type ExamplesOf } from "./example"
import { animals } from "./files"

export const tables: ExamplesOf<"tables"> = {
  "code-without-label": drop(["codes/species.codes.json", "/codes/1"], { in: animals, at: "/body/0/text" }),
  "code-repeated": set(["codes/species.codes.json", "/codes/1/code", 1]),
  "code-table-empty": set(["codes/species.codes.json", "/codes", []]),
  "analytics-not-code": set([animals, "/footer/0/analytics", ["$list.keeper"]], { at: "/footer/0/analytics/0" }),
  "message-unused": set(["messages.json", "/messages/unsaid", "Again"]),
  "colour-syntax": set(["theme.json", "/light/ink", "black"]),
  "contrast-low": set(["theme.json", "/light/ink", "#999999"]),
  "colour-missing": drop(["theme.json", "/dark/accent"], { at: "/dark" }),
}
