import type { Locator, Page } from "@playwright/test"
import { expect } from "./test"

const mostStops = 40

/** How the focus stands: nowhere, on something that can be seen with a ring, or what is wrong with it. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return "nowhere"
    const frame = activeElement.closest(".k-choice, .k-box, .k-code, .k-textarea, .k-card, .k-date") ?? activeElement
    const { top, bottom, width } = frame.getBoundingClientRect()
    const name = `${activeElement.tagName} ${activeElement.className}`
    if (width < 2 || bottom < 0 || top > innerHeight) return `out of sight: ${name}`
    const middle = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1)
    const { left } = frame.getBoundingClientRect()
    const onTop = document.elementsFromPoint(left + width / 2, middle).find((part) => !part.closest(".k-loader"))
    if (onTop && !frame.contains(onTop) && !onTop.contains(frame)) return `covered: ${name} by ${onTop.className}`
    const parts = [activeElement, frame, ...frame.querySelectorAll("*")]
    const hasRing = parts.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none"
    })
    const isHeading = activeElement.matches("h1, h2, [tabindex='-1']")
    return hasRing || isHeading || frame !== activeElement ? "seen" : `no ring: ${name}`
  })

/** True where the next Tab leaves the document: behind its last stop there is none. */
const isLastStop = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]")]
    return stops.findLast((stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0) === document.activeElement
  })

/** Goes on by Tab until the target has the focus. On the way it is always in view, and is lost only at the document's end. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    const mayLeave = key === "Shift+Tab" || (await isLastStop(page))
    await page.keyboard.press(key)
    // The page may still be moving to where the focus went.
    if (!mayLeave || (await focusNow(page)) !== "nowhere") await expect.poll(() => focusNow(page)).toBe("seen")
  }
  throw new Error("the target is not reached by Tab")
}

export async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** A screen that opened has put the focus on its main heading. */
export async function expectHeadingFocused(page: Page): Promise<void> {
  await expect(page.locator("h1:focus")).toHaveCount(1)
}
