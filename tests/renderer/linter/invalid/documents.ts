import type { Json } from "../../../../renderer/model/documents"
import { drop, set, type ExamplesOf } from "./example"
import { animals } from "./files"

function nestedGroups(depth: number): Json {
  return depth === 0 ? { widget: "heading", text: "x" } : { widget: "group", body: [nestedGroups(depth - 1)] }
}

export const documents: ExamplesOf<"documents"> = {
  "kind-wrong": set([animals, "/kind", "form"]),
  "id-wrong": set([animals, "/id", "animal"]),
  "folder-wrong": {
    file: animals,
    edits: [["/body/0/text", "{list.keeper} keeps {list.price|yen} of {list.species|species:meals}"]],
    besides: {
      "visit/meals.codes.json": {
        $schema: "../meta/codes.schema.json",
        kind: "codes",
        id: "meals",
        version: 1,
        codes: [
          { code: 1, label: "Fish" },
          { code: 2, label: "Seeds" },
        ],
      },
    },
    in: "visit/meals.codes.json",
    at: "",
    values: { wanted: "codes/meals.codes.json" },
  },
  "version-old": set([animals, "/version", 0]),
  "version-new": set([animals, "/version", 2]),
  "schema-link-wrong": set([animals, "/$schema", "../meta/form.schema.json"]),
  "property-missing": drop([animals, "/title"], { at: "" }),
  "property-unknown": set([animals, "/titel", "Animals"], { values: { nearest: "title" } }),
  "wrong-type": set([animals, "/title", 7]),
  "not-allowed": set([animals, "/layout", "paper"], { values: { nearest: "page" } }),
  "option-missing": drop([animals, "/body/0/text"], { at: "/body/0" }),
  "option-unknown": set([animals, "/body/0/texts", "x"], { values: { nearest: "text" } }),
  "option-wrong": set([animals, "/footer/0/style", "primery"], { values: { nearest: "primary" } }),
  "source-input-wrong": set(
    [animals, "/data/some/input/by", { if: { when: { is: [1, 1] }, then: "age", else: "name" } }],
    {
      values: { owner: "zoo/filter", known: ["string"] },
    },
  ),
  "nested-too-deep": set([animals, "/body/0", nestedGroups(40)], { at: `/body/0${"/body/0".repeat(29)}` }),
}
