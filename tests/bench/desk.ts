/** The desk: from a key press to the letter in the picture, opening and searching all texts, Ctrl+K; milliseconds in Chromium. */
import type { Page } from "playwright"
import { launchChromium } from "../support/chromium"
import { quantile } from "./quantile"
import { startDesk } from "./startDesk"

/** Types into the field that has the focus, and waits until the picture shows what stands in it. */
const typeLetter = (page: Page, letter: string) =>
  page.evaluate(
    (typed) =>
      new Promise<number>((resolve) => {
        const field = document.activeElement as HTMLTextAreaElement
        const picture = document.querySelector("iframe")?.contentDocument?.body
        const began = performance.now()
        const watch = new MutationObserver(() => {
          const [, inJson] = /"text": "([^"]*)"/.exec(field.value) ?? []
          if (picture?.textContent?.includes(inJson ?? field.value) !== true) return
          watch.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - began))
        })
        if (picture) watch.observe(picture, { subtree: true, childList: true, characterData: true })
        document.execCommand("insertText", false, typed)
      }),
    letter,
  )

async function typeLetters(page: Page, where: string): Promise<void> {
  const times: number[] = []
  for (const letter of "あいうえおかきくけこさしすせそたちつてとなにぬねの") times.push(await typeLetter(page, letter))
  const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)]
  process.stdout.write(`desk, key press in ${where} to picture: median ${median} ms, p95 ${most} ms\n`)
}

/** Does something on the page, and waits until there is as much of it and the frame after that is drawn. */
const timed = (page: Page, what: { readonly click?: string; readonly type?: string; readonly until: string }) =>
  page.evaluate(
    ({ click, type, until }) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        for (const tab of document.querySelectorAll<HTMLElement>(".d-tab")) if (tab.textContent === click) tab.click()
        if (type !== undefined) document.execCommand("insertText", false, type)
        // A function with a name would need a helper that the page does not have.
        const looking = setInterval(() => {
          if (document.querySelectorAll(until).length === 0) return
          clearInterval(looking)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }, 1)
      }),
    what,
  )

const desk = await startDesk()
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(desk.address)
  await page.getByRole("searchbox", { name: "画面をさがす" }).fill("client_withdrawal")
  await page.getByRole("button", { name: "出金", exact: true }).click()
  await page.frameLocator("iframe").getByRole("heading", { name: "いくら出金しますか" }).click()
  await page.getByRole("region", { name: "設定" }).getByRole("textbox", { name: "文章" }).press("End")
  await typeLetters(page, "a property")
  await page.getByRole("button", { name: "JSONで変える" }).click()
  await page.getByRole("textbox", { name: "JSON" }).evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('"', field.value.indexOf('"text": "') + 9)
    field.focus()
    field.setSelectionRange(at, at)
  })
  await typeLetters(page, "the JSON pane")
  const opened = await timed(page, { click: "ことば", until: ".d-word" })
  const behind = (await page.locator(".d-more").allTextContents()).join("").replaceAll(/\D/g, "")
  const count = (await page.locator(".d-word").count()) + Number(behind)
  await page.getByRole("searchbox", { name: "さがす" }).focus()
  const searched = await timed(page, { type: "出金", until: ".d-word" })
  process.stdout.write(`desk, ${count} texts: open ${Math.round(opened)} ms, search ${Math.round(searched)} ms\n`)
  await page.keyboard.press("Control+k")
  await page.locator(".d-finder__one").first().waitFor()
  const found = await timed(page, { type: "出金先", until: ".d-finder__one" })
  process.stdout.write(`desk, Ctrl+K: ${Math.round(found)} ms\n`)
} finally {
  await browser.close()
  desk.close()
}
