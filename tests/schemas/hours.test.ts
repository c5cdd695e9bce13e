// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const hours = set.find("app", "app")?.document.tokens["co.hours"] ?? ""

it("whoever is told to call is told the hours in full: messages of calls as well", () => {
  const texts = set.all("call").flatMap(({ document }) => JSON.stringify(document.codes ?? {}).split('"'))
  const naming = texts.filter((text) => text.includes(hours.slice(0, "平日 9:00".length)))
  expect(naming.length).toBeGreaterThan(3)
  expect(naming.filter((text) => !text.includes(hours))).toEqual([])
})

it("the state of many branches has more of them than a picker draws at once", () => {
  const call = set.find("call", "legacy/bank_branch_name_list")?.document
  expect(call?.samples?.["many"]).toMatchObject({ BRANCH_ARRAY: { length: 300 } })
})
