import { drop, set, type ExamplesOf } from "./example"
import { animals, ticket, listCall, buyCall } from "./files"
import { removed } from "../support"

export const calls: ExamplesOf<"calls"> = {
  "outcome-open": {
    file: "errors.json",
    edits: [["/clients/zoo/outcomes/timeout", removed]],
    in: animals,
    at: "/data/list",
    values: { open: ["timeout"] },
  },
  "outcome-impossible": set([ticket, "/footer/0/tap/1/on/SOLDOUT", []], { values: { nearest: "SOLD_OUT" } }),
  "client-default-missing": drop(["errors.json", "/clients/zoo/outcomes/offline"], { at: "/clients/zoo/outcomes" }),
  "client-outcome-unknown": set(["errors.json", "/clients/zoo/outcomes/timeot", []], {
    values: { nearest: "timeout" },
  }),
  "effect-missing": {
    file: buyCall,
    edits: [
      ["/method", "PUT"],
      ["/effect", "read"],
    ],
    at: "/effect",
  },
  "effect-on-get": set([listCall, "/effect", "write"]),
  "request-id-on-read": set([listCall, "/requestId", false]),
  "store-missing": set([animals, "/footer/2/tap/0", { do: "add-item", store: "zoo/animals", item: "$list.species" }], {
    at: "/footer/2/tap/0/store",
  }),
  "path-parameter-missing": set([listCall, "/path", "/animals/{kid}"], { values: { nearest: "kind" } }),
  "call-path-wrong": set([listCall, "/path", "https://evil.example/{kind}"]),
  "input-missing": drop([animals, "/data/list/input/kind"], { at: "/data/list/input" }),
  "input-unknown": set([animals, "/data/list/input/kin", "x"], { values: { nearest: "kind" } }),
  "input-type": set([animals, "/data/list/input/kind", "$state.count"]),
  "data-writes": set([animals, "/data/list/call", "zoo/buy"]),
}
