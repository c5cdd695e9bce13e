// @vitest-environment node
import { expect, it } from "vitest"
import { sayCondition } from "../../../src/sentences/conditionSentence"

const naming = {
  path: (path: string) => ({ "$draft.AMOUNT": "出金額", "$draft.KIND": "出金方法", "$ctx.today": "きょう" })[path],
  condition: (name: string) => (name === "is-minor" ? "18歳未満である" : undefined),
}

it.each([
  [{ is: ["$draft.KIND", 1] }, "出金方法 が 1 である"],
  [{ gt: ["$draft.AMOUNT", 1000] }, "出金額 が 1000 より大きい"],
  [{ in: ["$draft.KIND", ["A", "B"]] }, "出金方法 が 「A」・「B」 のどれかである"],
  [{ filled: ["$draft.UNKNOWN"] }, "$draft.UNKNOWN がある"],
  [{ condition: "is-minor" }, "18歳未満である"],
  [{ not: { condition: "is-minor" } }, "「18歳未満である」ではない"],
  [
    { all: [{ condition: "is-minor" }, { any: [{ is: ["$draft.KIND", true] }, { empty: ["$draft.AMOUNT"] }] }] },
    "18歳未満である、かつ （出金方法 が はい である、または 出金額 がない）",
  ],
  [{ before: ["$ctx.today", "2026-12-31", "-P7D"] }, "きょう が 「2026-12-31」（「-P7D」 ずらした日） より前である"],
  [{ is: ["$draft.KIND"] }, "出金方法 が （未定） である"],
  [{ between: ["$draft.AMOUNT", 1] }, "出金額 が 1 から （未定） までの間である"],
])("%j", (condition, sentence) => {
  expect(sayCondition(condition, naming)).toBe(sentence)
})
