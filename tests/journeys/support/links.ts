import type { Page } from "@playwright/test"

/** Lists that are filled, by page. */
const lists = new WeakMap<Page, Set<string[]>>()

/**
 * Links of the host app that the page follows from now on, in order. The browser is kept from following them, as a host keeps
 * its webview: after one that it cannot follow a Chromium with windows asks its user, and until then gives the page no more taps.
 */
export async function watchLinks(page: Page): Promise<readonly string[]> {
  const links: string[] = []
  const known = lists.get(page) ?? new Set()
  if (known.size === 0) {
    lists.set(page, known)
    await page.exposeFunction("followHostLink", (url: string) => known.forEach((list) => list.push(url)))
    await page.addInitScript(takeHostLinks)
    await page.evaluate(takeHostLinks)
  }
  known.add(links)
  return links
}

function takeHostLinks(): void {
  const host = window as unknown as { followHostLink(url: string): void }
  window.navigation.addEventListener("navigate", (event) => {
    const { url } = event.destination
    if (/^(https?|about|blob):/.test(url)) return
    event.preventDefault()
    host.followHostLink(url)
  })
}

export const loginLink = "kamishibai-app://login"
export const closeLink = "kamishibai-app://close-browser"
