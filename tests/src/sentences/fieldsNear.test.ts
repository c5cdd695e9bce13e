// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../../renderer/compiler"
import { fieldsNear, namingFrom } from "../../../src/sentences"
import { listFields } from "../../../src/server/desk/fields"
import { shippedRoot } from "../../support/shippedRoot"

const fields = listFields(loadDocuments(shippedRoot))
const nameIn = (file: string | undefined, path: string) =>
  namingFrom(fieldsNear(fields, file), () => undefined).path(path)

it("a value is called as the folder that speaks of it calls it", () => {
  expect(nameIn("withdrawal/client_withdrawal.screen.json", "$draft.AMOUNT")).toBe("出金額")
  expect(nameIn("deposit/portfolio_deposits_top.screen.json", "$draft.AMOUNT")).toBe("入金額")
})

it("what only another folder asks for has its name everywhere", () => {
  const category = nameIn("account-opening/job_category.form.json", "$draft.jobCategory")
  expect(category).toBeDefined()
  for (const file of ["withdrawal/client_withdrawal.screen.json", "conditions.json", undefined])
    expect(nameIn(file, "$draft.jobCategory")).toBe(category)
})
