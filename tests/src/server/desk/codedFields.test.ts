// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { listFields } from "../../../../src/server/desk/fields"
import { fieldAt, namingFrom, sayCondition } from "../../../../src/sentences"
import { shippedRoot } from "../../../support/shippedRoot"

const fields = listFields(loadDocuments(shippedRoot))
const say = (condition: unknown) =>
  sayCondition(
    condition,
    namingFrom(fields, () => undefined),
  )

it("a condition on a code that a server answers says what people call the code", () => {
  expect(say({ is: ["$nisa.NISA_STATUS", 5] })).toBe("NISA口座の状態 が 「書類不備」 である")
  expect(say({ in: ["$item.CONTRACT_STATUS", [1, 2]] })).toBe("契約の状態 が 「手続き中」・「連携中」 のどれかである")
  expect(say({ is: ["$item.OITAMAMA_FLG", 1] })).toMatch(/ が 「はい」 である$/)
})

it("words that stand for others are read as customers read them", () => {
  expect(
    fieldAt("$item.PAYMENT_TYPE", fields)
      ?.choices.map(({ label }) => label)
      .join(),
  ).not.toMatch(/\{\{/)
})

it("a name that stands for two tables has no codes: nobody can tell which", () => {
  expect(fieldAt("$item.STATUS_CD", fields)).toBeUndefined()
})
