import { drop, set, type ExamplesOf } from "./example"
import { animals, ticket, listCall, buyCall } from "./files"
import { edited, removed } from "../support"
import { zoo } from "../zoo"

/** Animals that the whole zoo knows by their names. */
const pets = {
  items: "$res.animals",
  by: ["name"],
  add: { call: "zoo/buy", key: "pet_on", label: "Keep" },
  remove: { call: "zoo/buy", key: "pet_off", label: "Keep" },
}

export const calls: ExamplesOf<"calls"> = {
  "answer-name-taken": {
    file: buyCall,
    edits: [["/response/properties/state", { type: "string" }]],
    values: { name: "state", client: "zoo" },
    besides: { "errors.json": edited(zoo["errors.json"] ?? {}, [["/clients/zoo/envelope", ["state"]]]) },
  },
  "answer-not-sent": {
    file: ticket,
    edits: [
      ["/footer/0/tap/1/form", "ticket"],
      ["/footer/0/tap/1/input", { kind: "$draft.kind", agreed: "$draft.agreed" }],
    ],
    at: "/footer/0/tap/1/input",
    values: { name: "name", form: "ticket" },
  },
  "outcome-open": {
    file: "errors.json",
    edits: [["/clients/zoo/outcomes/timeout", removed]],
    in: animals,
    at: "/data/list",
    values: { open: ["timeout"] },
  },
  "quiet-code-unanswered": {
    file: ticket,
    edits: [["/footer/0/tap/1/on/SOLD_OUT", removed]],
    at: "/footer/0/tap/1",
    besides: {
      [buyCall]: edited(zoo[buyCall] ?? {}, [
        ["/codes/SOLD_OUT/shows", "none"],
        ["/outcomes/SOLD_OUT", removed],
      ]),
    },
    values: { code: "SOLD_OUT" },
  },
  "value-of-another": set([ticket, "/footer/0/tap/1/input/name", "$draft.kind"], {
    values: { name: "name", other: "kind", wanted: "$draft.name" },
  }),
  "outcome-impossible": set([ticket, "/footer/0/tap/1/on/SOLDOUT", []], { values: { nearest: "SOLD_OUT" } }),
  "field-error-unknown": set([buyCall, "/codes/SOLD_OUT/fieldErrors", [{ field: "kin", message: "Sold out" }]], {
    at: "/codes/SOLD_OUT/fieldErrors/0/field",
    values: { nearest: "kind" },
  }),
  "server-sheet-wrong": set([buyCall, "/codes/SOLD_OUT/sheet", { title: "Sold out", then: "leave" }], {
    at: "/codes/SOLD_OUT/sheet/then",
    values: { code: "SOLD_OUT", keyword: "enum" },
  }),
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
  "effect-doubtful": {
    file: buyCall,
    edits: [["/effect", "read"]],
    values: { call: "zoo/buy" },
    besides: { [ticket]: edited(zoo[ticket] ?? {}, [["/footer/0/tap/2", { do: "keep", name: "receipt" }]]) },
  },
  "effect-on-get": set([listCall, "/effect", "write"]),
  "request-id-on-read": set([listCall, "/requestId", false]),
  "step-up-wrong": set([buyCall, "/stepUp", "PROOF"]),
  "store-missing": set([animals, "/footer/2/tap/0", { do: "add-item", store: "zoo/animals", item: "$list.species" }], {
    at: "/footer/2/tap/0/store",
  }),
  "item-incomplete": {
    file: animals,
    edits: [["/footer/2/tap/0", { do: "add-item", store: "zoo/pets", item: { object: { naem: "$list.keeper" } } }]],
    at: "/footer/2/tap/0/item/object/naem",
    values: { missing: "name", nearest: "name" },
    besides: {
      "calls/zoo/pets.call.json": edited(zoo[listCall] ?? {}, [
        ["/id", "zoo/pets"],
        ["/store", pets],
      ]),
    },
  },
  "store-wrong": set([listCall, "/store", { ...pets, by: ["nmae"] }], {
    at: "/store/by/0",
    values: { nearest: "name" },
  }),
  "path-parameter-missing": set([listCall, "/path", "/animals/{kid}"], { values: { nearest: "kind" } }),
  "call-path-wrong": set([listCall, "/path", "https://evil.example/{kind}"]),
  "call-path-repeated": {
    file: listCall,
    edits: [["/method", "GET"]],
    in: "calls/zoo/birds.call.json",
    at: "/path",
    values: { method: "GET", path: "/animals/{kind}", other: "zoo/animals" },
    besides: { "calls/zoo/birds.call.json": edited(zoo[listCall] ?? {}, [["/id", "zoo/birds"]]) },
  },
  "call-path-misspelt": set([listCall, "/path", "/anmials/{kind}"], {
    values: { name: "anmials", nearest: "animals" },
  }),
  "input-missing": drop([animals, "/data/list/input/kind"], { at: "/data/list/input" }),
  "input-unknown": set([animals, "/data/list/input/kin", "x"], { values: { nearest: "kind" } }),
  "input-type": set([animals, "/data/list/input/kind", "$state.count"]),
  "input-too-wide": {
    file: buyCall,
    edits: [["/request/properties/name/maxLength", 19]],
    in: ticket,
    at: "/footer/0/tap/1/input/name",
    values: { form: "ticket", keyword: "maxLength", allowed: 20, taken: 19 },
  },
  "data-writes": set([animals, "/data/list/call", "zoo/buy"]),
}
