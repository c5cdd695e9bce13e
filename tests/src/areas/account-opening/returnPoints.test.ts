import { expect, it } from "vitest"
import { journalOf, newestCode, setClock } from "../../../src/sandbox/support/testbed"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const { visit, openAs } = sandboxCustomers()

for (const { world, screen } of [
  { world: "new-applicant", screen: "mail_auth" },
  { world: "applicant-otp", screen: "auth_code" },
  { world: "applicant-agreements", screen: "agreement_one" },
]) {
  it(`the return point of ${world} opens ${screen}, whatever step the address names`, async () => {
    const applicant = await openAs(await visit(world), "/account/open/agreement_two")
    await applicant.sees(screen)
  })
}

for (const screen of ["application_completed", "nisa_abolition_completed"]) {
  it(`${screen} without its result leads to where the application stands`, async () => {
    sessionStorage.setItem("kamishibai.screenName", screen)
    const applicant = await openAs(await visit("applicant-screening"), `/account/open/${screen}`)
    await applicant.sees("under_screening_details")
  })
}

it("AJ10: an application that has expired is found so when it is opened", async () => {
  const visitor = await visit("applicant-expired")
  const applicant = await openAs(visitor, "/account/open")
  await applicant.confirm("一定期間が経過", "はじめからやり直す")
  await applicant.sees("mail_auth")
  expect(await journalOf(visitor, "aco/progress-restart")).toHaveLength(1)
})

it("who starts over stands at the beginning, also where the server says again that the application has expired", async () => {
  const visitor = await visit("applicant-expired")
  await visitor.control("POST", "/faults", [
    { call: "aco/progress-restart", fault: "business-code", body: { code: "session_expired" } },
  ])
  const applicant = await openAs(visitor, "/account/open")
  await applicant.confirm("一定期間が経過", "はじめからやり直す")
  await applicant.sees("mail_auth")
})

for (const text of [
  "　hanako@example.jp　",
  "Hanako@Example.JP",
  "hana\u200bko@example.jp",
  "hanako＠example.jp\u202e",
]) {
  it(`F40: the mail address ${JSON.stringify(text)} is understood`, async () => {
    const applicant = await openAs(await visit("new-applicant"), "/account/open")
    await applicant.sees("mail_auth")
    await applicant.type("メールアドレス", text)
    await applicant.type("メールアドレス（確認）", text)
    await applicant.press("認証コードを送る")
    await applicant.sees("auth_code")
  })
}

for (const fault of ["offline", "http-500"]) {
  it(`a code that cannot be sent again for ${fault} is the general error, and the one before can still be typed`, async () => {
    const visitor = await visit("applicant-otp")
    await setClock(visitor, "2025-01-15T10:02:00+09:00")
    const applicant = await openAs(visitor, "/account/open")
    await applicant.sees("auth_code")
    await visitor.control("POST", "/faults", [{ call: "aco/mail-auth-resend", fault }])
    await applicant.press(/認証コードを再送する/)
    await applicant.confirm("エラーが発生しました", "閉じる")
    await applicant.type("認証コード", await newestCode(visitor))
    await applicant.press("認証する")
    await applicant.sees("agreement_one")
  })
}
