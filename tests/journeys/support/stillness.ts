import type { BrowserContext } from "@playwright/test"

/**
 * Fades, and what breathes while it waits, are drawn sixty times a second and seen by nobody. They end as they begin; what
 * comes after a while still comes then.
 */
export async function endMovements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "*, ::before, ::after, ::backdrop { animation-duration: 0s !important; transition-duration: 0s !important }",
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
