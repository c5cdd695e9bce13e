// @vitest-environment node
import { expect, it } from "vitest"
import { atDay, withMonths } from "../../../../../src/cli/mutate/near/atDay"
import type { Condition } from "../../../../../src/cli/mutate/near/holds"

const on = (condition: object) => atDay(condition as Condition, "2025-01-15")

it.each([
  [{ onOrAfter: ["$form.day", "$ctx.today"] }, { onOrAfter: ["$form.day", "2025-01-15"] }],
  [{ before: ["$form.day", "$ctx.today", -60] }, { before: ["$form.day", "2024-11-16"] }],
  [{ after: ["$form.day", "$ctx.today", "P10Y"] }, { after: ["$form.day", "2035-01-15"] }],
  [{ ageAtLeast: ["$form.birth", "$ctx.today", 18] }, { onOrBefore: ["$form.birth", "2007-01-15"] }],
  [{ ageBelow: ["$form.birth", "$ctx.today", 18] }, { after: ["$form.birth", "2007-01-15"] }],
  [
    { any: [{ not: { before: ["$a.b", "$ctx.today"] } }, { is: ["$a.c", 1] }] },
    { any: [{ not: { before: ["$a.b", "2025-01-15"] } }, { is: ["$a.c", 1] }] },
  ],
  [{ onOrAfter: ["$form.day", "$saved.day", -60] }, { onOrAfter: ["$form.day", "$saved.day", -60] }],
  [{ before: ["$form.day", "$ctx.today", "soon"] }, { before: ["$form.day", "$ctx.today", "soon"] }],
])("measures %j with a day that is written down", (condition, dated) => expect(on(condition)).toEqual(dated))

it("looks for a month in the days of some years", () => {
  expect(withMonths({ all: [{ monthIn: ["$form.day", [2, 12]] }] } as unknown as Condition, [2024])).toEqual({
    all: [
      {
        any: [
          { all: [{ onOrAfter: ["$form.day", "2024-02-01"] }, { before: ["$form.day", "2024-03-01"] }] },
          { all: [{ onOrAfter: ["$form.day", "2024-12-01"] }, { before: ["$form.day", "2025-01-01"] }] },
        ],
      },
    ],
  })
})
