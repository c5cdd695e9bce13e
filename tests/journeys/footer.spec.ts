import { expect, test, type Page } from "@playwright/test"

async function open(page: Page, screen: string, sample: string): Promise<void> {
  await page.goto(`/__states/${screen}/${sample}?theme=light`, { waitUntil: "commit" })
  await page.locator(`[data-screen="${screen}"][data-settled="true"]`).waitFor({ state: "attached" })
}

test("the footer never lies on the field that is typed into, with or without a keyboard", async ({ page }) => {
  const covered: string[] = []
  for (const [screen, sample] of [
    ["mail_auth", "empty"],
    ["auth_code", "empty"],
    ["client_withdrawal", "normal"],
    ["client_withdrawal_confirm", "with_password"],
  ] as const) {
    for (const height of [844, 494]) {
      await page.setViewportSize({ width: 390, height })
      await open(page, screen, sample)
      await page.evaluate(
        (isOpen) => (document.documentElement.dataset["keyboard"] = isOpen ? "open" : "closed"),
        height < 844,
      )
      const fields = await page.locator("main input:not([type=radio]):not([type=checkbox])").all()
      for (const field of fields) {
        await field.focus()
        const isFree = await field.evaluate((input) => {
          const { left, top, width, height: tall } = input.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + tall / 2)
          return hit !== null && hit.closest(".k-footer, .k-header") === null
        })
        if (!isFree) covered.push(`${screen} at ${height}`)
      }
      expect(fields.length, `${screen} has fields`).toBeGreaterThan(0)
    }
  }
  expect(covered).toEqual([])
})
