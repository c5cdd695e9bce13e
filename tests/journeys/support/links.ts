import type { Page } from "@playwright/test"

/** Links with a scheme of the host app that the page followed, in order; the browser itself leads nowhere with them. */
export async function watchLinks(page: Page): Promise<readonly string[]> {
  const links: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on("Page.frameRequestedNavigation", ({ url }) => {
    if (!/^https?:/.test(url)) links.push(url)
  })
  await devtools.send("Page.enable")
  return links
}

export const loginLink = "kamishibai-app://login"
export const closeLink = "kamishibai-app://close-browser"
