import { mailField } from "./support/applying"
import { closeLink, watchLinks } from "./support/links"
import { expect, settled, test } from "./support/test"

test("F25: a return point that is a name of the language opens the first step", async ({ page, broker }) => {
  await broker.open("applicant-agreements")
  await broker.fault({
    call: "aco/progress",
    fault: "slow",
    delayMs: 0,
    body: { data: { returnPoint: "__proto__" } },
  })
  await page.goto("/account/open")
  await settled(page, "mail_auth")
  await expect(page).toHaveURL(/\/account\/open\/mail_auth$/)
})

test("F26: a customer of the old flow is led there, and its storage is not deleted unasked", async ({
  page,
  broker,
}) => {
  await broker.open("applicant-old-flow")
  await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
  await page.goto("/account/open")
  await expect(page).toHaveURL("https://www.example.jp/open")
  expect(await broker.journal("aco/registration-update")).toEqual([])
})

test("F26: delete_storage=true sends the flag once", async ({ page, broker }) => {
  await broker.open("applicant-nfc")
  await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
  await page.goto("/aco/index?fallback=true&delete_storage=true")
  await settled(page, "aco_index")
  await page.getByRole("button", { name: "申込みページへ進む" }).click()
  await expect(page).toHaveURL("https://www.example.jp/open")
  const calls = await broker.journal("aco/registration-update")
  expect(calls.map(({ payload }) => payload["old_flow_fallback"])).toEqual([true])
})

test("F26: a tap at once waits for where the old flow lives, and one in vain says so", async ({ page, broker }) => {
  await broker.open("applicant-nfc")
  await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
  const leave = page.getByRole("button", { name: "申込みページへ進む" })
  await broker.fault({ call: "config/global-config", fault: "http-500", times: 1 })
  await page.goto("/aco/index?fallback=true")
  await leave.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await broker.fault({ call: "config/global-config", fault: "slow", times: 1, delayMs: 1_000 })
  await page.goto("/aco/index?fallback=true&delete_storage=false")
  await leave.click()
  await expect(page).toHaveURL("https://www.example.jp/open")
})

test("F27, F28: an address of a later step leads back once, and nothing is sent", async ({ page, broker }) => {
  await broker.open("new-applicant")
  await page.goto("/account/open/nfc_check?edit=1")
  await settled(page, "mail_auth")
  await expect(mailField(page)).toHaveValue("")
  const calls = (await broker.journal()).filter(({ call }) => call.startsWith("aco/"))
  expect(calls.map(({ call }) => call)).toEqual(["aco/progress"])
})

const backs: readonly { readonly query: string; readonly leads: string }[] = [
  { query: "BACK=%2Fclient%2Fcancel_withdrawal", leads: "/client/cancel_withdrawal" },
  { query: "BACK=-1", leads: closeLink },
  { query: "BACK=javascript%3Aalert(1)", leads: closeLink },
]
for (const { query, leads } of backs) {
  test(`F31: back with ${query} leads to ${leads}`, async ({ page, broker }) => {
    await broker.open("active-investor")
    const links = await watchLinks(page)
    await page.goto(`/client/withdraw_select?${query}`)
    await settled(page, "client_withdraw_select")
    await page.getByRole("button", { name: "戻る" }).click()
    if (leads === closeLink) await expect.poll(() => links).toEqual([closeLink])
    else await expect.poll(() => new URL(page.url()).pathname).toBe(leads)
  })
}

test("F32: header=0 shows no header", async ({ page, broker }) => {
  await broker.open("active-investor")
  await page.goto("/client/withdraw_select?header=0")
  await settled(page, "client_withdraw_select")
  await expect(page.getByRole("button", { name: "戻る" })).toHaveCount(0)
})

test("F33: an app version in full-width digits stays with the first version", async ({ page, broker }) => {
  await broker.open("active-investor", { APP_VERSION: encodeURIComponent("３.２４.０") })
  await page.goto("/client/withdraw_select")
  await settled(page, "client_withdraw_select")
})

test("F49: an address that nobody knows says that there is no such page, then closes", async ({ page, broker }) => {
  await broker.open("new-applicant")
  const links = await watchLinks(page)
  await page.goto("/no/such/page")
  await expect(page.getByRole("dialog")).toContainText("ページが削除されたか、存在しません")
  await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
  await expect.poll(() => links).toEqual([closeLink])
  await expect(page.getByText("このページは終了しました。")).toBeVisible()
})

test("F49: /error500 says that something went wrong, then closes; the text stays", async ({ page, broker }) => {
  await broker.open("active-investor")
  const links = await watchLinks(page)
  await page.goto("/error500")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("エラーが発生しました")
  expect(links).toEqual([])
  await dialog.getByRole("button", { name: "はい" }).click()
  await expect.poll(() => links).toEqual([closeLink])
  await expect(page.getByText("アプリの画面にお戻りください")).toBeVisible()
})

test("F48: a maintenance now, in another time zone, opens maintenance", async ({ page, broker }) => {
  await broker.open("new-applicant")
  const window = { start_at: "2025-01-15T00:00:00Z", end_at: "2025-01-15T02:00:00Z" }
  const account_opening = { ...window, title: "点検", description: "", notice_url: "" }
  const body = { feature_maintenances: { account_opening } }
  await broker.fault({ call: "config/global-config", fault: "slow", delayMs: 0, body })
  await page.goto("/account/open")
  await settled(page, "maintenance")
})
