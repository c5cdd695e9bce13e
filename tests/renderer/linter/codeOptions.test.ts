// @vitest-environment node
import { expect, it } from "vitest"
import { tellSharedOnce } from "../../../renderer/compiler"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { edited, type Edit, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const form = "visit/ticket.form.json"
const table = "codes/species.codes.json"

/** A zoo whose field offers what a table has: what is told of it, and the fixes. */
function told(inForm: readonly Edit[], inTable: readonly Edit[]) {
  const set = setOf({
    ...zoo,
    [form]: edited(zoo[form] ?? null, [["/schema/properties/kind/codes", "species"], ...inForm]),
    [table]: edited(zoo[table] ?? null, inTable),
  })
  return tellSharedOnce(set, checkDocuments(set, zooDefinitions)).map((finding) => {
    const { rule, file, pointer, usedBy } = finding
    const edits = fixFor(set, finding).edits.map((edit) => `${edit.op} ${edit.file} ${edit.pointer}`)
    return { rule, place: `${file} ${pointer}`, edits, usedBy: usedBy?.map((one) => one.pointer) }
  })
}

const whole: Edit = ["/ui/0/options", "codes"]
const bare: Edit = ["/ui/0/options", [{ value: 2 }, { value: 1 }]]

it.each([[whole], [bare]])("says nothing where the table says all that is needed: %j", (options) => {
  expect(told([options], [])).toEqual([])
})

it.each([[whole], [bare]])("tells of a word in a table once, at the table: %j", (options) => {
  expect(told([options], [["/codes/0/label", "Kitten"]])).toEqual([
    { rule: "text-machine-word", place: `${table} /codes/0/label`, edits: [], usedBy: undefined },
  ])
})

it("tells at the table what is wrong with its words only where a form offers them", () => {
  expect(told([whole], [["/codes/1/label", "Cat"]])).toEqual([
    { rule: "option-label-repeated", place: `${table} /codes/1/label`, edits: [], usedBy: ["/ui/0/options/1/label"] },
  ])
})

it("tells of a code that the schema refuses at the form, and mends the schema, for nobody wrote the option", () => {
  const fish = { code: 3, label: "Child", legs: 0, wings: false }
  expect(told([whole], [["/codes/2", fish]])).toEqual([
    {
      rule: "option-outside-schema",
      place: `${form} /ui/0/options/2/value`,
      edits: expect.not.arrayContaining([expect.stringContaining("/ui/0/options")]) as string[],
      usedBy: undefined,
    },
  ])
})

it("says to leave out what the table says, all of a list in one", () => {
  const [cat, bird] = [
    { value: 1, label: "Cat" },
    { value: 2, label: "Bird" },
  ]
  const repeated = (options: Edit[1]) =>
    told([["/ui/0/options", options]], []).map(({ place, edits }) => [place, ...edits])
  expect(repeated([cat, bird])).toEqual([[`${form} /ui/0/options`, `set ${form} /ui/0/options`]])
  expect(repeated([bird, { value: 1 }])).toEqual([
    [`${form} /ui/0/options/0/label`, `remove ${form} /ui/0/options/0/label`],
  ])
  expect(
    repeated([
      { ...cat, exclusive: true },
      { value: 2, label: "Child" },
    ]),
  ).toEqual([[`${form} /ui/0/options/0/label`, `remove ${form} /ui/0/options/0/label`]])
})

it("tells once of a table that is not there, where it is named", () => {
  expect(told([["/schema/properties/kind/codes", "plants"], whole], []).map(({ rule }) => rule)).toEqual([
    "schema-codes-unknown",
  ])
  expect(told([["/schema/properties/kind/codes", "plants"], bare], []).map(({ rule }) => rule)).toEqual([
    "schema-codes-unknown",
  ])
})

it("tells once of a value that is none", () => {
  const values = [{ value: 1 }, { value: 2 }, { value: 3 }]
  expect(told([["/ui/0/options", values]], []).map(({ rule }) => rule)).toEqual(["option-outside-schema"])
})

it("tells of another word as one that is spelt wrong", () => {
  expect(told([["/ui/0/options", "code"]], []).map(({ rule, place }) => `${rule} ${place}`)).toEqual([
    `option-wrong ${form} /ui/0/options`,
  ])
})
