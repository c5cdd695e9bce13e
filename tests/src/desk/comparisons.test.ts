import { expect, it } from "vitest"
import { comparisonsFor } from "../../../src/desk/conditions/comparisons"
import type { AskedField } from "../../../src/domain/workshop"
import { operatorNames, sayCondition } from "../../../src/sentences"

const field: AskedField = { file: "zoo.form.json", field: "ARRIVED", label: "来た日", type: "date", choices: [] }

it("a day may be compared with another one by day and by month, in words of people", () => {
  const offered = comparisonsFor("$draft.ARRIVED", [field])
  expect(offered).toEqual(expect.arrayContaining(["before", "sameDay", "sameMonth"]))
  expect(offered.map((name) => operatorNames[name])).toEqual(expect.arrayContaining(["が次と同じ日", "が次と同じ月"]))
  const naming = { path: () => "来た日", condition: () => undefined }
  expect(sayCondition({ sameMonth: ["$draft.ARRIVED", "2026-01-01"] }, naming)).toBe(
    "来た日 が 「2026-01-01」 と同じ月である",
  )
})
