import { expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const { visit, openAs } = sandboxCustomers()

it.each([
  ["サンプル自動車", "7999"],
  ["株式会社まだない商事", null],
])("saves with %s, typed without choosing anything, the code %s", async (name, code) => {
  const visitor = await visit("applicant-step2-insider")
  sessionStorage.setItem("kamishibai.screenName", "job_company")
  const applicant = await openAs(visitor, "/account/open/job_company")
  await applicant.sees("job_company")
  await applicant.type("お勤め先の名称", name)
  await applicant.app.clock.advance(1_000)
  await applicant.choose("いいえ")
  await applicant.press("次へ")
  await applicant.sees("job_department")
  const { data } = (await visitor.aco("GET", "/draft")) as { data: { draft: Record<string, unknown> } }
  expect(data.draft).toMatchObject({ companyName: name })
  expect(data.draft["companySecuritiesCode"] ?? null).toBe(code)
})
