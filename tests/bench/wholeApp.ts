/**
 * The whole app with a form of 20, 100 and 500 text fields beside a page that is written by hand for it: from the
 * navigation until all fields are painted with the processor at a quarter, and one keystroke. Medians; ratios count.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser, CDPSession, Page } from "playwright"
import { build } from "vite"
import { buildApp } from "../../src/cli/buildApp"
import { freePort } from "../../src/cli/freePort"
import { launchChromium } from "../support/chromium"
import { median } from "./keystroke/measure"
import { serve } from "./serve"
import { startApp } from "./startApp"
import { writeForms } from "./wholeApp/writeForms"

const counts = [20, 100, 500] as const
const rounds = Number(process.env["ROUNDS"] ?? 7)
const processorRate = 4
const keysPerSample = 8

/** Notes when so many fields have been painted, in milliseconds from the navigation. */
const notePainted = (count: number): string => `{
  const look = () =>
    document.querySelectorAll("input").length < ${count}
      ? requestAnimationFrame(look)
      : requestAnimationFrame(() => setTimeout(() => (globalThis.painted = performance.now())))
  requestAnimationFrame(look)
}`

interface Times {
  readonly visible: number[]
  readonly keystroke: number[]
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000
}

async function typeInTheMiddle(page: Page, session: CDPSession, count: number): Promise<number> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  const field = page.locator("input").nth(count / 2)
  await field.focus()
  const type = async () => {
    for (const key of "abcdefgh".slice(0, keysPerSample)) await page.keyboard.press(key)
  }
  await type()
  await field.fill("")
  const before = await scriptMs(session)
  await type()
  return ((await scriptMs(session)) - before) / keysPerSample
}

async function open(browser: Browser, address: string, count: number, { visible, keystroke }: Times): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ja-JP" })
  try {
    const page = await context.newPage()
    await page.addInitScript(notePainted(count))
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorRate })
    await page.goto(address, { waitUntil: "commit" })
    const painted = await page.waitForFunction(() => Reflect.get(globalThis, "painted") as unknown, undefined, {
      polling: 100,
    })
    visible.push(Number(await painted.jsonValue()))
    keystroke.push(await typeInTheMiddle(page, session, count))
  } finally {
    await context.close()
  }
}

/** The page that is written by hand, with production React. */
async function buildHandwritten(outDir: string): Promise<void> {
  const root = fileURLToPath(new URL("./wholeApp", import.meta.url))
  const rollupOptions = { input: join(root, "handwritten.html") }
  const define = { "process.env.NODE_ENV": '"production"' }
  await build({ configFile: false, root, base: "./", logLevel: "error", define, build: { outDir, rollupOptions } })
}

const folder = await mkdtemp(join(tmpdir(), "kamishibai-whole-"))
const at = (name: string) => join(folder, name)
writeForms("schemas", at("documents"), counts)
const print = (text: string) => void process.stdout.write(`${text}\n`)
const terminal = { print, printError: print }
const code = await buildApp({ root: at("documents"), mode: "production", outDir: at("app") }, terminal)
if (code !== 0) process.exit(code)
await buildHandwritten(at("handwritten"))
const port = await freePort()
const sandbox = await startApp(at("app"), port, at("documents"))
const pages = await serve(at("handwritten"))
const browser = await launchChromium()
try {
  const found = counts.map((count) => ({
    count,
    hand: { visible: [], keystroke: [] } as Times,
    ours: { visible: [], keystroke: [] } as Times,
  }))
  for (let round = 0; round < rounds; round += 1)
    for (const { count, hand, ours } of found) {
      await open(browser, `${pages.address}/handwritten.html?count=${count}`, count, hand)
      await open(browser, `http://127.0.0.1:${port}/zoo/${count}`, count, ours)
    }
  console.log(
    "The whole app beside a page written by hand, processor at a quarter until all fields are painted, medians:",
  )
  console.table(
    found.map(({ count, hand, ours }) => ({
      fields: count,
      "by hand ms": median(hand.visible).toFixed(0),
      "ours ms": median(ours.visible).toFixed(0),
      ratio: (median(ours.visible) / median(hand.visible)).toFixed(2),
      "key by hand ms": median(hand.keystroke).toFixed(2),
      "key ours ms": median(ours.keystroke).toFixed(2),
      "ratio of keys": (median(ours.keystroke) / median(hand.keystroke)).toFixed(2),
    })),
  )
} finally {
  await browser.close()
  pages.close()
  sandbox.kill("SIGTERM")
  await rm(folder, { recursive: true, force: true })
}
