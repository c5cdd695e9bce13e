// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { boundsIn, numbersIn } from "../../../renderer/linter/wording"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const wording = {
  multipliers: new Map([["k", 1000]]),
  bounds: new Map([
    ["+", "gte"],
    ["or more", "gte"],
    ["or more than that", "gt"],
  ] as const),
}

it("takes words of bounds as they stand, whatever signs they have", () => {
  expect(boundsIn("18 years+", wording).bounds).toEqual([
    { number: 18, unit: "years", bound: "gte", written: "18 years+", word: "+" },
  ])
  expect(numbersIn("2k and 3", wording)).toEqual([2000, 3])
})

it("takes the longest of several words that begin alike", () => {
  expect(boundsIn("3 or more than that", wording).bounds.map(({ bound }) => bound)).toEqual(["gt"])
})

it("takes an empty word for none", () => {
  const form = "visit/ticket.form.json"
  const files = {
    ...zoo,
    "app.json": edited(zoo["app.json"] ?? null, [["/constants/boundWords", { "": "gt" }]]),
    [form]: edited(zoo[form] ?? null, [["/ui/1/ui/0/help", "20 letters"]]),
  }
  expect(checkDocuments(setOf(files), zooDefinitions).map(({ rule }) => rule)).not.toContain("bound-in-text")
})
