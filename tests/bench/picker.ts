/**
 * The branch picker of bank registration with all 28,944 branches of the real table at once, more than the server ever gives, on a
 * phone (CPU at a quarter; SLOWER=1: this machine): until they are seen, and how they scroll. `--dist DIR` takes a build that is there.
 */
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import type { Browser, CDPSession, Page } from "playwright"
import zengin from "zengin-code"
import { freePort } from "../../src/cli/freePort"
import { launchChromium } from "../support/chromium"
import { droppedFrames } from "./frames"
import { median } from "./keystroke/measure"
import { startApp } from "./startApp"

const rounds = Number(process.env["ROUNDS"] ?? 5)
const slower = Number(process.env["SLOWER"] ?? 4)
/** That 24,000 px at 4,000 px a second are due. */
const frames = 360

const branches = Object.values(zengin).flatMap((bank) =>
  Object.values(bank.branches).map(({ code, name, kana }) => ({
    BRANCH_CD: code,
    BRANCH_NM: `${name}支店`,
    BRANCH_NM_KANA: kana,
  })),
)

/** Signed in, with the sheet of branches open and nothing asked for yet. */
async function openSheet(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  })
  const answer = await context.request.post(`${origin}/__sandbox/reset`, { data: { world: "bank-unregistered" } })
  const { cookies } = (await answer.json()) as { readonly cookies: Readonly<Record<string, string>> }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  const page = await context.newPage()
  await page.route("**/v2/client/bank_branch_name_list", (route) =>
    route.fulfill({ json: { STATUS: 0, BRANCH_ARRAY: branches } }),
  )
  await page.goto(`${origin}/client/bank`)
  await page.getByRole("combobox", { name: "金融機関" }).click()
  await page.getByRole("option", { name: /みずほ銀行/ }).click()
  await page.getByRole("combobox", { name: "支店" }).click()
  return page
}

async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
}

async function measureOnce(browser: Browser, origin: string) {
  const page = await openSheet(browser, origin)
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower })
  const before = await threadMs(session)
  await page.getByRole("button", { name: "あ行" }).click()
  await page.getByText(`${branches.length}件`).waitFor()
  await page.locator(".k-picker__option").nth(9).waitFor()
  const seenMs = (await threadMs(session)) - before
  const flung = await threadMs(session)
  const dropped = await droppedFrames(page, session)
  const flingMs = (await threadMs(session)) - flung
  const reached = Number(await page.locator(".k-picker__option").last().getAttribute("data-row"))
  const nodes = await page.evaluate(() => document.querySelectorAll(".k-picker *").length)
  await page.context().close()
  return { seenMs, dropped, flingMs, reached, nodes }
}

const { values } = parseArgs({ options: { dist: { type: "string" } } })
const port = await freePort()
const sandbox = await startApp(resolve(values.dist ?? ".cache/production"), port)
const browser = await launchChromium()
try {
  const all: Awaited<ReturnType<typeof measureOnce>>[] = []
  for (let round = 0; round < rounds; round++) all.push(await measureOnce(browser, `http://127.0.0.1:${port}`))
  const of = (name: keyof (typeof all)[number]) => median(all.map((one) => one[name]))
  console.log(
    `The branch picker with ${branches.length} rows, CPU divided by ${slower}: seen after ${of("seenMs").toFixed(0)} ms of the page's thread, ` +
      `${of("nodes")} elements; flung to row ${of("reached")} it takes the thread ${(of("flingMs") / frames).toFixed(1)} of the 16.7 ms of a frame, ` +
      `${(of("dropped") * 100).toFixed(1)} % of frames dropped (medians of ${rounds}).`,
  )
} finally {
  await browser.close()
  sandbox.kill("SIGTERM")
}
