import { afterEach, expect, it } from "vitest"
import type { OpenApp } from "../../../support/app/openApp"
import { customerOf } from "../../../support/app/openAs"
import { openShipped } from "../../../support/app/openShipped"
import { json } from "../../../support/fakeFetch"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

/** A backend that gives these answers, by the ends of the paths. */
async function openWith(answers: Readonly<Record<string, unknown>>, address = "/account/open") {
  const fetch: typeof globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    const found = Object.entries(answers).find(([path]) => pathname.endsWith(path))
    const isClock = pathname.includes("current-timestamp")
    return Promise.resolve(json(found?.[1] ?? (isClock ? { timestamp: "2025-01-15T10:00:00+09:00" } : {})))
  }
  const app = await openShipped(address, { fetch })
  open.push(app)
  return customerOf(app)
}

it.each([
  ["says nothing of a return point", {}],
  ["says null of all that has no value", { returnPoint: null, applicationId: null, maskedEmail: null }],
])("catalogue 0.6: whom the progress %s stands at the beginning", async (_what, data) => {
  const customer = await openWith({ "/progress": { data } })
  await customer.sees("mail_auth")
})

it("conventions C2: an application whose unanswered fields are null is read as one without them", async () => {
  const draft = { identityName: "山田 花子", otherNameKinds: ["NONE"], building: null, ageAtApplication: null }
  const data = { version: 3, returnPoint: "AFTER_LIQUID_1", draft }
  const customer = await openWith({ "/progress": { data: { returnPoint: "AFTER_LIQUID_1" } }, "/draft": { data } })
  await customer.sees("multiple_name")
  await customer.reads("山田 花子")
})

it("catalogue 0.7: the link of a mail opens the notice while the tasks of the progress have it, whatever else they have", async () => {
  const tasks = [
    { taskType: "PHONE_CONTACT", dueDate: null },
    { taskType: "NISA_ABOLITION_NOTICE", dueDate: "2025-03-31" },
  ]
  const progress = { data: { returnPoint: "UNDER_SCREENING", tasks } }
  const customer = await openWith({ "/progress": progress }, "/account/open/nisa_abolition")
  await customer.comes("the notice", () => location.pathname === "/account/open/nisa_abolition")
})

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "")

it("catalogue A06: documents stand in the order that the backend gives them, however they arrive", async () => {
  const documents = ["規定", "約款"].map((title, index) => ({
    documentId: title,
    version: "1",
    title,
    url: "https://www.example.jp/a.pdf",
    mustOpen: true,
    sort: 2 - index,
  }))
  const progress = { data: { returnPoint: "AGREEMENT_CONFIRM" } }
  const customer = await openWith({ "/progress": progress, "/agreements": { data: { group: "ONE", documents } } })
  await customer.sees("agreement_one")
  expect(texts("main .k-document").map((text) => text.slice(0, 2))).toEqual(["約款", "規定"])
})

it("catalogue A14: countries stand in the order that the backend gives them, however they arrive", async () => {
  const country = { accepted: true }
  const countries = [
    { ...country, code: "CN", nameJa: "中国", sort: 2 },
    { ...country, code: "KR", nameJa: "韓国", sort: 1 },
  ]
  const data = { version: 3, returnPoint: "AFTER_LIQUID_1", draft: { nationalityType: "FOREIGN_ONLY" } }
  sessionStorage.setItem("kamishibai.screenName", "nationality_check")
  const customer = await openWith(
    { "/draft": { data }, "/masters/countries": { data: { countries } } },
    "/account/open/nationality_check",
  )
  await customer.sees("nationality_check")
  expect(texts("main option")).toEqual(["選択してください", "韓国", "中国"])
})

it("catalogue 2.1: a refusal that is a code alone is said in general words, for the button would look dead", async () => {
  const refused = { data: null, business_error_code: "mail_send_limit" }
  const customer = await openWith({ "/progress": { data: { returnPoint: "EMAIL_INPUT" } }, "/mail-auth": refused })
  await customer.sees("mail_auth")
  await customer.type("メールアドレス", "hanako@example.jp")
  await customer.type("メールアドレス（確認）", "hanako@example.jp")
  await customer.press("認証コードを送る")
  await customer.confirm("しばらく時間をおいてから再度お試しください", "閉じる")
  expect(location.pathname).toBe("/account/open/mail_auth")
})
