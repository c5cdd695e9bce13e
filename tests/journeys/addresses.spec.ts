import { mailField } from "./support/applying"
import { closeLink, watchLinks } from "./support/links"
import { expect, settled, test } from "./support/test"

const progress = (data: object) => ({ call: "aco/progress", fault: "slow", delayMs: 0, body: { data } })

for (const returnPoint of ["", null, "email_input", "__proto__", "constructor", "NO_SUCH_POINT", "toString"]) {
  test(`F25: the return point "${returnPoint}" opens the first step`, async ({ page, broker }) => {
    await broker.open("applicant-agreements")
    await broker.fault(progress({ returnPoint }))
    await page.goto("/account/open")
    await settled(page, "mail_auth")
    await expect(page).toHaveURL(/\/account\/open\/mail_auth$/)
  })
}

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

for (const { given, sent } of [
  { given: "true", sent: 1 },
  { given: "false", sent: 0 },
  { given: "TRUE", sent: 0 },
  { given: "", sent: 0 },
]) {
  test(`F26: delete_storage=${given} sends the flag ${sent} times`, async ({ page, broker }) => {
    await broker.open("applicant-nfc")
    await page.route("https://www.example.jp/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>旧" }))
    await page.goto(`/aco/index?fallback=true&delete_storage=${given}`)
    await settled(page, "aco_index")
    await page.getByRole("button", { name: "申込みページへ進む" }).click()
    await expect(page).toHaveURL("https://www.example.jp/open")
    const calls = await broker.journal("aco/registration-update")
    expect(calls.map(({ payload }) => payload["old_flow_fallback"])).toEqual(Array.from({ length: sent }, () => true))
  })
}

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

const closing = { leads: closeLink }
const backs: readonly { readonly query: string; readonly leads: string }[] = [
  { query: "BACK=%2Fclient%2Fcancel_withdrawal", leads: "/client/cancel_withdrawal" },
  { query: "BACK=%2Fclient%2Fcancel_withdrawal&BACK=%2Fclient%2Fwithdraw_select", leads: "/client/cancel_withdrawal" },
  { query: `BACK=${encodeURIComponent(closeLink)}`, leads: closeLink },
  { query: "BACK=-1", ...closing },
  { query: "BACK=https%3A%2F%2Fevil.example%2F", ...closing },
  { query: "BACK=%2F%2Fevil.example", ...closing },
  { query: "BACK=%2F%5Cevil.example", ...closing },
  { query: "BACK=javascript%3Aalert(1)", ...closing },
  { query: "BACK=", ...closing },
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

for (const { query, headers } of [
  { query: "header=0", headers: 0 },
  { query: "header=0&header=1", headers: 0 },
  { query: "header=1&header=0", headers: 1 },
  { query: "header=00", headers: 1 },
  { query: "header=", headers: 1 },
]) {
  test(`F32: ${query} shows ${headers} header`, async ({ page, broker }) => {
    await broker.open("active-investor")
    await page.goto(`/client/withdraw_select?${query}`)
    await settled(page, "client_withdraw_select")
    await expect(page.getByRole("button", { name: "戻る" })).toHaveCount(headers)
  })
}

for (const version of ["3.9.10", "3.24.0-beta", "", "v3.24.0", "３.２４.０"]) {
  test(`F33: app version "${version}" stays with the first version`, async ({ page, broker }) => {
    await broker.open("active-investor", { APP_VERSION: encodeURIComponent(version) })
    await page.goto("/client/withdraw_select")
    await settled(page, "client_withdraw_select")
  })
}

const gone = "ページが削除されたか、存在しません"
for (const path of ["/no/such/page", "/account/open/no_such_step", "/account/open/__proto__", "/constructor"]) {
  test(`F49: ${path} says that there is no such page, then closes`, async ({ page, broker }) => {
    await broker.open("new-applicant")
    const links = await watchLinks(page)
    await page.goto(path)
    await expect(page.getByRole("dialog")).toContainText(gone)
    await page.getByRole("dialog").getByRole("button", { name: "はい" }).click()
    await expect.poll(() => links).toEqual([closeLink])
    await expect(page.getByText("このページは終了しました。")).toBeVisible()
  })
}

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

const window = (account_opening: unknown) => ({
  call: "config/global-config",
  fault: "slow",
  delayMs: 0,
  body: { feature_maintenances: account_opening === null ? null : { account_opening } },
})
const at = (start_at: string, end_at: string) => ({ start_at, end_at, title: "点検", description: "", notice_url: "" })
const windows = [
  {
    name: "now, in another time zone",
    config: window(at("2025-01-15T00:00:00Z", "2025-01-15T02:00:00Z")),
    screen: "maintenance",
  },
  {
    name: "that ends before it starts",
    config: window(at("2025-01-15T12:00:00+09:00", "2025-01-15T09:00:00+09:00")),
    screen: "mail_auth",
  },
  {
    name: "of tomorrow",
    config: window(at("2025-01-16T00:00:00+09:00", "2025-01-16T06:00:00+09:00")),
    screen: "mail_auth",
  },
  { name: "that cannot be read", config: window(at("あした", "あさって")), screen: "mail_auth" },
  { name: "that is null", config: window(null), screen: "mail_auth" },
  {
    name: "whose configuration is missing",
    config: { call: "config/global-config", fault: "http-500" },
    screen: "mail_auth",
  },
]
for (const { name, config, screen } of windows) {
  test(`F48: a maintenance ${name} opens ${screen}`, async ({ page, broker }) => {
    await broker.open("new-applicant")
    await broker.fault(config)
    await page.goto("/account/open")
    await settled(page, screen)
  })
}
