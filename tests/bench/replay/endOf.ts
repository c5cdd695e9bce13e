import type { Page } from "playwright"
import { serialiseBody } from "../../../src/cli/snapshot/inPage/serialiseBody"

/** Longer than anything counts down before it can be pressed again. */
const countdownMs = 70_000

/** How far something has counted down says how long a walk took, and nothing of where it led to. */
async function awaitCountdown(page: Page): Promise<void> {
  const counting = page
    .frameLocator('iframe[title="アプリの画面"]')
    .locator("[aria-disabled=true]", { hasText: /\d+秒/ })
  await counting.first().waitFor({ state: "detached", timeout: countdownMs })
}

/** Waits until nothing goes on in the phone any more: half a second without a change. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const look = () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="アプリの画面"]')
      const inside = frame?.contentDocument
      const screen = inside?.querySelector<HTMLElement>("[data-screen]")
      const isSettled = screen ? screen.dataset["settled"] === "true" : inside?.readyState === "complete"
      return isSettled ? `${inside?.URL} ${inside?.body.innerHTML.replaceAll(/\d/g, "")}` : undefined
    }
    let last = look()
    let since = performance.now()
    const began = since
    while (performance.now() - since < 500 && performance.now() - began < 45_000) {
      await new Promise((go) => setTimeout(go, 100))
      const next = look()
      if (next === undefined || next !== last) since = performance.now()
      last = next
    }
  })
}

/** All but the frames that 「なぜ」 draws around parts. */
const isOfApp = (line: string) => !line.includes('popover="manual"')

/** What the phone shows, as the pictures of states are compared, with what the phone itself has drawn over the app. */
export async function endOf(page: Page): Promise<string> {
  await comeToRest(page)
  await awaitCountdown(page)
  const frame = page.frames().find((one) => one !== page.mainFrame())
  const address = new URL(frame?.url() ?? "about:blank")
  const inside = ((await frame?.evaluate(serialiseBody)) ?? "").split("\n").filter(isOfApp).join("\n")
  const above = await page.evaluate(() => document.querySelector(".p-cover")?.textContent ?? "")
  const answer = await page.request.get(new URL("/__sandbox/outbox", page.url()).href)
  const codes = ((await answer.json()) as { code: string | null }[]).flatMap(({ code }) => code ?? [])
  return withoutCodes(withoutSeconds([`${address.pathname}${address.search}`, above, inside].join("\n")), codes)
}

/** A code that was mailed is another one each time: it goes by its letter. */
function withoutCodes(text: string, codes: readonly string[]): string {
  const letter = codes.findLastIndex((code) => text.includes(`:value="${code}"`))
  if (letter < 0) return text
  return text
    .replace(`:value="${codes[letter]}"`, `:value="of letter ${letter}"`)
    .replaceAll(/(class="k-code__box"[^\n]*\n\s*)\d/g, "$10")
}

/** Times of day, and the seconds that something is good for still: a person and a replay are not equally fast. */
const withoutSeconds = (text: string) => text.replaceAll(/\d+:\d\d(:\d\d)?/g, "0:00").replaceAll(/\d+秒/g, "0秒")
