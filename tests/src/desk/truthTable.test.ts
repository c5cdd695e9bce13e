// @vitest-environment node
import { expect, it } from "vitest"
import { truthTable } from "../../../src/desk/conditions/truthTable"
import type { AskedField } from "../../../src/domain/workshop"

const field = (name: string, type: AskedField["type"], ...values: readonly string[]): AskedField => ({
  file: "zoo/animal.form.json",
  field: name,
  label: name,
  type,
  choices: values.map((value) => ({ value, label: value })),
})
const fields = [
  field("food", "text", "hay", "meat", "fish"),
  field("age", "number"),
  { ...field("order", "number"), choices: [0, 1, 2].map((value) => ({ value, label: `order ${value}` })) },
  field("toys", "list", "ball", "rope"),
]
const named = (name: string) => (name === "is-old" ? { gte: ["$form.age", 10] } : undefined)
const table = (condition: unknown) =>
  truthTable(condition, named, fields)?.rows.map(({ cells, truth }) => [...cells.map((cell) => cell.join("/")), truth])

it("has a row for every kind of answer: what a condition cannot tell apart is one kind, no answer another", () => {
  expect(table({ is: ["$form.food", "hay"] })).toEqual([
    ["hay", true],
    ["meat/fish", false],
    ["", undefined],
  ])
  expect(table({ condition: "is-old" })).toEqual([
    ["9", false],
    ["10/11", true],
    ["", undefined],
  ])
})

it("makes up no number where all that can be chosen is known", () => {
  expect(table({ is: ["$query.order", 2] })).toEqual([
    ["0/1", false],
    ["2", true],
    ["", undefined],
  ])
})

it("combines the answers to several questions", () => {
  const rows = table({ any: [{ in: ["$form.food", ["hay", "fish"]] }, { condition: "is-old" }] })
  expect(rows).toHaveLength(9)
  expect(rows).toContainEqual(["hay/fish", "9", true])
  expect(rows).toContainEqual(["meat", "9", false])
  expect(rows).toContainEqual(["meat", "10/11", true])
  expect(rows).toContainEqual(["", "9", undefined])
})

it("knows lists by what they hold", () => {
  expect(table({ contains: ["$form.toys", "ball"] })).toEqual([
    ["/rope", false],
    ["ball", true],
    ["", undefined],
  ])
})

it("is left out where nobody could read it", () => {
  const ages = ["a", "b", "c", "d"].map((name) => ({ is: [`$form.${name}`, "x"] }))
  expect(table({ all: ages })).toBeUndefined()
})
