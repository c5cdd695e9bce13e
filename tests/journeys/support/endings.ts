import type { Page } from "@playwright/test"
import type { Cell } from "../../support/outcomes"
import { closeLink, loginLink } from "./links"
import { expect, settled } from "./test"

interface Seen {
  readonly page: Page
  readonly links: readonly string[]
  readonly screen: string
  /** Where the server leads a customer who comes anew, and one who starts over. */
  readonly entry: string
  readonly startOver: string
}

/** Sees what the table declares, does away with it, and says whether the customer still is on the screen. */
export async function seeEnding(seen: Seen, { shown, fields, action }: Cell): Promise<boolean> {
  let stays = true
  for (const one of shown) {
    const space = one.indexOf(" ")
    const [kind, what] = space < 0 ? [one, ""] : [one.slice(0, space), one.slice(space + 1)]
    const stayed = kind === "sheet" ? await seeSheet(seen, what, action) : await seeOne(seen, kind, what)
    stays &&= stayed
  }
  for (const { message } of fields) await expect(seen.page.getByText(message).first()).toBeVisible()
  if (stays) {
    await settled(seen.page, seen.screen)
    await expect(seen.page.getByRole("dialog")).toHaveCount(0)
  }
  return stays
}

async function seeOne({ page, links, entry }: Seen, kind: string, what: string): Promise<boolean> {
  if (kind === "popup") {
    const popup = page.getByRole("dialog").filter({ hasText: what })
    await popup.getByRole("button").last().click()
    await expect(popup).toHaveCount(0)
    return true
  }
  if (kind === "toast") {
    await expect(page.getByRole("status").filter({ hasText: what })).toBeVisible()
    return true
  }
  if (kind === "page") {
    const screen = what === "/account/open" ? entry : (what.split("/").at(-1) ?? "")
    await settled(page, screen)
    return false
  }
  if (kind === "login") {
    await expect.poll(() => links).toContain(loginLink)
    return false
  }
  throw new Error(`nobody has said how a customer sees ${kind}`)
}

/** Sheets of ours whose button leads back to the screen. */
const staying = ["general-error", "version-conflict", "already-registered"]

async function seeSheet({ page, links, startOver }: Seen, what: string, action?: string): Promise<boolean> {
  const [, title = what, id] = /^(.*) \(([a-z-]+)\)$/.exec(what) ?? []
  const sheet = page.getByRole("dialog", { name: title })
  await expect(sheet).toBeVisible()
  const buttons = sheet.getByRole("button")
  if (id === "session-expired") {
    await expect(sheet).toContainText("一定期間が経過")
    await buttons.first().click()
    await settled(page, startOver)
    return false
  }
  // Of a server's sheet the first button is the one whose action is known.
  const button = id === undefined ? buttons.first() : buttons.last()
  if (id === undefined ? action === "CLOSE_HALFSHEET" : staying.includes(id)) {
    await button.click()
    await expect(sheet).toHaveCount(0)
    return true
  }
  if (id === undefined || id === "general-error-closing") {
    await button.click()
    await expect.poll(() => links).toContain(closeLink)
  }
  return false
}
