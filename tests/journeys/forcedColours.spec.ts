import type { Locator, Page } from "@playwright/test"
import { expect, settled, test } from "./support/test"

test.use({ contextOptions: { forcedColors: "active" } })

async function openState(page: Page, screen: string, sample: string): Promise<void> {
  await page.goto(`/__states/${screen}/${sample}`)
  await settled(page, screen)
}

/** The customer's own colours as the browser has them. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = colour
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test("colours of the customer's own tell the primary button, the current step and what is chosen", async ({ page }) => {
  await openState(page, "client_withdrawal", "filled_100000")
  const highlight = await systemColour(page, "Highlight")
  expect(await styleOf(page.getByRole("button", { name: "確認へ進む" }), "background-color")).toBe(highlight)
  expect(await styleOf(page.locator('.k-stepper [data-state="current"] .k-stepper__mark'), "background-color")).toBe(
    highlight,
  )
  expect(await styleOf(page.locator(".k-choice[data-chosen]").first(), "outline-color")).toBe(highlight)

  await openState(page, "client_cancel_withdrawal", "mixed_five_statuses")
  expect(await styleOf(page.getByRole("button", { pressed: true }), "background-color")).toBe(highlight)
})

test("colours of the customer's own tell what cannot be used, and what is wrong by its line", async ({ page }) => {
  await openState(page, "client_withdraw_select_v2", "app_limit_reached")
  const grey = await systemColour(page, "GrayText")
  const title = page.locator(".k-card[data-disabled] .k-card__title").first()
  expect(await styleOf(title, "color")).toBe(grey)

  await openState(page, "client_withdrawal", "over_available")
  expect(await styleOf(page.locator(".k-field[data-invalid] .k-box"), "border-top-style")).toBe("double")
})
