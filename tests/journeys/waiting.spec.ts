import { standOn } from "./support/standing"
import { holdAnswer, stopTime } from "./support/holding"
import { expect, settled, test } from "./support/test"
import { enterAmount, toConfirm } from "./support/withdrawing"

test("F51: the loader goes 180 ms after the call of a page", async ({ page, broker }) => {
  await broker.open("active-investor")
  await page.clock.install()
  await enterAmount(page)
  const loader = page.locator(".k-loader__spinner")
  const { asked, give } = await holdAnswer(page, "**/withdrawal_confirm")
  await stopTime(page)
  await toConfirm(page).click()
  await asked
  await expect(loader).toHaveCount(1)
  give()
  await settled(page, "client_withdrawal_confirm")
  // It is there for its time, and fades: nothing is waited for on the screen that it lies over.
  await expect(loader).toHaveCSS("opacity", "0")
  await page.clock.runFor(179)
  await expect(loader).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(loader).toHaveCount(0)
})

test("F51: of calls side by side the last one lets the loader go, and after ten seconds there is a word", async ({
  page,
  broker,
}) => {
  await page.clock.install()
  const masters = await holdAnswer(page, "**/masters/countries")
  await standOn(page, broker, { screen: "nationality_check", sample: "after_card" }, "open")
  await masters.asked
  await stopTime(page)
  const loader = page.locator(".k-loader__spinner")
  await expect(loader).toHaveCount(1)
  await page.clock.runFor(8_000)
  await expect(loader).toHaveCount(1)
  await page.clock.runFor(2_000)
  const word = page.getByText("時間がかかっています")
  await expect(word).toBeVisible()
  masters.give()
  await settled(page, "nationality_check")
  await page.clock.runFor(1)
  await expect(word).toHaveCount(0)
  await expect(loader).toHaveCount(0)
})

test("F48: a configuration that never comes holds the way to the old flow for seconds only, and is no dead end", async ({
  page,
  broker,
}) => {
  await broker.open("new-applicant")
  await page.clock.install()
  const { asked, give } = await holdAnswer(page, "**/global-config.json")
  await page.goto("/aco/index?fallback=true&auto=true")
  await asked
  await stopTime(page)
  await page.clock.runFor(4_500)
  await expect(page.getByText("お申込みページへ移動します")).toBeVisible()
  await page.clock.runFor(1_000)
  await page.clock.resume()
  const sheet = page.getByRole("dialog", { name: "エラーが発生しました" })
  await sheet.getByRole("button", { name: "閉じる" }).click()
  await expect(page).toHaveURL(/\/aco\/index\?fallback=true$/)
  await settled(page, "aco_index")
  // What comes late is used.
  give()
  await page.waitForResponse("**/global-config.json")
  const left = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole("button", { name: "申込みページへ進む" }).click()
  expect((await left).url()).toBe("https://www.example.jp/open")
})
