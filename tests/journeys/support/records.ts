import type { Page } from "@playwright/test"

/** What was recorded of the customer since the page was loaded, in its order. */
const recordsOf = (page: Page): Promise<readonly Readonly<Record<string, string>>[]> =>
  page.evaluate(() => (window as { dataLayer?: readonly Readonly<Record<string, string>>[] }).dataLayer ?? [])

/** Keys of the taps on a page. */
export const tapsOn = async (page: Page, name: string): Promise<readonly string[]> =>
  (await recordsOf(page))
    .filter(({ page_name, action }) => page_name === name && action === "tap")
    .map(({ label }) => label ?? "")

/** Page name and route of each page that was shown. */
export const viewsOn = async (page: Page): Promise<readonly (readonly (string | undefined)[])[]> =>
  (await recordsOf(page))
    .filter(({ eventName, page_name }) => eventName === `${page_name}_view`)
    .map(({ page_name, label }) => [page_name, label])
