import { manyZoos } from "./manyZoos"
import { edited } from "./support"
import { type Files, zoo } from "./zoo"

/** The zoo where schemas of an answer and of a shared file say by a table which values there are. */
export const withTables = {
  "calls/zoo/animals.call.json": edited(zoo["calls/zoo/animals.call.json"] ?? null, [
    ["/response/properties/species", { type: "integer", codes: "species" }],
  ]),
  "shared/address.json": edited(zoo["shared/address.json"] ?? null, [
    ["/definitions/address/properties/animal", { type: "integer", codes: "species" }],
  ]),
}

/** The zoo with a condition that names another one, and a field that names it. */
export const withConditions = {
  "conditions.json": edited(zoo["conditions.json"] ?? null, [
    ["/conditions/is-quiet", { label: "Nobody is here", when: { all: [{ condition: "is-closed" }] } }],
    ["/conditions/is-free", { label: "Free", when: { is: ["$draft.kind", 1] } }],
  ]),
  "visit/ticket.form.json": edited(zoo["visit/ticket.form.json"] ?? null, [
    ["/ui/2/when", { all: [{ not: { condition: "is-quiet" } }, { condition: "is-free" }] }],
  ]),
}

/** The zoo with a field whose options are those of a table. */
export const withOptions = {
  "visit/ticket.form.json": edited(withConditions["visit/ticket.form.json"], [
    ["/schema/properties/kind/codes", "species"],
    ["/ui/0/options", "codes"],
  ]),
}

/** Two zoos with all of that. */
export const richZoo: Files = { ...manyZoos(1), ...withTables, ...withConditions, ...withOptions }
