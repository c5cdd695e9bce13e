// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const answers = "/samples/filled/answers/draft"

/** A sample that pays without saying an animal, which all are asked for; what differs on the screen. */
function told(field: Readonly<Record<string, Json>>, schema: Json, ...more: readonly Edit[]) {
  const set = setOf({
    ...zoo,
    [form]: edited(zoo[form] ?? {}, [
      ["/schema/properties/animal", schema],
      ["/ui/3", { field: "animal", label: "Animal", widget: "text", required: true, ...field }],
    ]),
    [ticket]: edited(zoo[ticket] ?? {}, [["/samples/filled/tap", ["pay"]], ...more]),
  })
  const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "sample-stops")
  return { found, edits: found.flatMap((one) => fixFor(set, one).edits) }
}

const text: Json = { type: "string" }
const select = {
  widget: "select",
  options: [
    { value: "bear", label: "Bear" },
    { value: "lion", label: "Lion" },
  ],
}

describe("sample-stops", () => {
  it.each<[what: string, field: Readonly<Record<string, Json>>, schema: Json, wanted: Json | undefined]>([
    ["the first option", select, { type: "string", enum: ["lion", "bear"] }, "bear"],
    ["the first option in a list", select, { type: "array", items: { type: "string" } }, ["bear"]],
    ["what a check shows", { widget: "keys" }, { type: "string", format: "zoo-number" }, "0042"],
    ["what a control makes", { widget: "day" }, text, "2024-02-29"],
    ["its own words", {}, text, "Animal"],
    ["yes", { widget: "checkbox" }, { type: "boolean" }, true],
    ["the least number", { widget: "select", options: [] }, { type: "integer", minimum: 7 }, 7],
    ["nothing where no right answer is known", {}, { type: "string", pattern: "^[a-z]{3}$" }, undefined],
  ])("is mended with %s", (_what, field, schema, wanted) => {
    const { found, edits } = told(field, schema)
    expect(found).toMatchObject([{ pointer: answers, values: { sample: "filled", key: "pay", name: "animal" } }])
    expect(edits).toEqual(
      wanted === undefined ? [] : [{ op: "set", file: ticket, pointer: `${answers}/animal`, value: wanted }],
    )
  })

  it.each<[what: string, field: Readonly<Record<string, Json>>, schema: Json, more: readonly Edit[]]>([
    ["taps nothing", {}, text, [["/samples/filled/tap", []]]],
    ["answers", {}, text, [[`${answers}/animal`, "lion"]]],
    ["leaves an answer empty on purpose", {}, text, [[`${answers}/animal`, null]]],
    ["answers nothing at all, to be told of everything", {}, text, [["/samples/filled/answers", {}]]],
    ["taps what does something else first", {}, text, [["/footer/0/tap/0", { do: "set", state: "a", value: 1 }]]],
    ["is not asked", { required: false }, text, []],
    ["is asked under a condition", { when: { is: ["$draft.kind", 2] } }, text, []],
    ["finds an answer there", {}, { type: "string", default: "lion" }, []],
    ["is given one", {}, text, [["/body/0/initial", { object: { animal: "lion" } }]]],
  ])("is not told of a sample that %s", (_what, field, schema, more) => {
    expect(told(field, schema, ...more).found).toEqual([])
  })
})
