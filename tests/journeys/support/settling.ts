import { expect, type Page } from "@playwright/test"

/** Until the screen is in view, its data is loaded and nothing runs. Runs in the page. */
const untilSettled = (screen: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const [found, ...others] = document.querySelectorAll(`[data-screen="${screen}"][data-settled="true"]`)
      if (found?.checkVisibility({ visibilityProperty: true }) !== true || others.length > 0) return
      changes.disconnect()
      resolve()
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    look()
  })

/** Whether the page told it. A document that gives way to another takes the wait with it: the next one is asked. */
async function isTold(page: Page, screen: string): Promise<boolean> {
  try {
    await page.evaluate(untilSettled, screen)
    return true
  } catch (error) {
    return String(error).includes("context was destroyed") ? isTold(page, screen) : false
  }
}

/**
 * Waits until the screen has loaded its data and nothing runs. The page tells it as soon as it is so: an expectation looks
 * from outside, writes the whole page down each time in case it was the last, and after 300 ms looks twice a second only.
 */
export async function settled(page: Page, screen: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 20_000, false)
  })
  const isInTime = await Promise.race([isTold(page, screen), late])
  clearTimeout(timer)
  // What is there instead belongs into the failure.
  if (!isInTime) await expect(page.locator(`[data-screen="${screen}"][data-settled="true"]`)).toBeVisible()
}
