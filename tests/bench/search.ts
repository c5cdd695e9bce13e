/**
 * 100,000 brands: until they can be searched, one key of a search, and a fling through what was found; the product's screen
 * beside a page written by hand and one that amis makes of JSON. `--dist DIR` takes a build that is there. All times are the
 * processor time of the page's own thread, so that the load of the machine counts little.
 */
import { mkdtemp, rm, writeFile, cp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import type { Browser, CDPSession, Page } from "playwright"
import { build } from "vite"
import { freePort } from "../../src/cli/freePort"
import { generatedBrand } from "../../src/sandbox/areas/brands/generatedBrands"
import { launchChromium } from "../support/chromium"
import { fling } from "./frames"
import { median } from "./keystroke/measure"
import { bringAmis } from "./search/peer"
import { serve } from "./serve"
import { startApp } from "./startApp"

interface Candidate {
  readonly name: string
  readonly address: string
  readonly input: string
  readonly row: string
  /** What says that brands can be searched. */
  readonly ready: string
  /** Signs a browser in before. */
  readonly world?: string
}

const term = "みなと電機"
/** Longer than any page waits before it looks for what was typed. */
const pauseMs = 500
/** As much as asking for it takes. */
const nothingMs = 5

interface TraceEvent {
  readonly name: string
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's thread, in milliseconds of processor time. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const own = new Set(traceEvents.filter(({ args }) => args?.name === "CrRendererMain").map(({ tid }) => tid))
  const tasks = traceEvents.filter(({ name, tid }) => own.has(tid) && name.endsWith("RunTask"))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

async function threadMs(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics")
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
  return { script: of("ScriptDuration"), all: of("TaskDuration") }
}

/** What the thread worked while something went on. */
async function during(session: CDPSession, work: () => Promise<void>) {
  const before = await threadMs(session)
  await work()
  const after = await threadMs(session)
  return { script: after.script - before.script, all: after.all - before.all }
}

/**
 * Settles when the page's thread has nothing left to do: it was idle after a pause of its own clock, and did next to nothing
 * meanwhile. On a busy machine the page's clock waits as its work does.
 */
async function untilIdle(page: Page, session: CDPSession): Promise<void> {
  for (let worked = Number.POSITIVE_INFINITY; worked > nothingMs;) {
    const before = await threadMs(session)
    await page.evaluate(
      (ms) => new Promise<void>((idle) => setTimeout(() => requestIdleCallback(() => idle()), ms)),
      pauseMs,
    )
    worked = (await threadMs(session)).all - before.all
  }
}

async function openPage(browser: Browser, { address, world }: Candidate): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  if (world !== undefined) {
    const answer = await context.request.post(new URL("/__sandbox/reset", address).href, { data: { world } })
    const { cookies } = (await answer.json()) as { readonly cookies: Readonly<Record<string, string>> }
    const url = new URL(address).origin
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  }
  return context.newPage()
}

async function measure(browser: Browser, candidate: Candidate) {
  const page = await openPage(browser, candidate)
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"] })
  const loading = await during(session, async () => {
    await page.goto(candidate.address)
    await page.locator(candidate.ready).first().waitFor({ timeout: 120_000 })
    await untilIdle(page, session)
  })
  const longest = longestTask(await browser.stopTracing())
  await page.locator(candidate.input).first().focus()
  const first = await during(session, async () => {
    await page.keyboard.insertText("ガ")
    await page.locator(candidate.row).nth(9).waitFor()
    await untilIdle(page, session)
  })
  await page.locator(candidate.input).first().fill("")
  await untilIdle(page, session)
  const keys = []
  for (const letter of term)
    keys.push(
      await during(session, async () => {
        await page.keyboard.insertText(letter)
        await untilIdle(page, session)
      }),
    )
  await page.locator(candidate.row).first().waitFor()
  const flung = await during(session, () => fling(session))
  const elements = await page.evaluate(() => document.querySelectorAll("*").length)
  await page.context().close()
  return {
    page: candidate.name,
    "until ready ms": Math.round(loading.all),
    "longest task ms": longest.toFixed(1),
    "the same at a quarter": Math.round(longest * 4),
    "first key ms": Math.round(first.all),
    "script of a key ms": median(keys.map(({ script }) => script)).toFixed(1),
    "all of a key ms": median(keys.map(({ all }) => all)).toFixed(1),
    "12,000 px flung ms": Math.round(flung.all),
    elements,
  }
}

async function buildPages(): Promise<{ readonly directory: string; readonly hasAmis: boolean }> {
  const directory = await mkdtemp(join(tmpdir(), "kamishibai-search-"))
  const root = fileURLToPath(new URL("./search", import.meta.url))
  await build({
    configFile: false,
    root,
    base: "./",
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: directory, emptyOutDir: true },
  })
  const brands = Array.from({ length: 100_000 }, (_, index) => generatedBrand(index))
  await writeFile(join(directory, "brands.json"), JSON.stringify({ BRAND_ARRAY: brands }))
  await cp(join(root, "amis.html"), join(directory, "amis.html"))
  return { directory, hasAmis: bringAmis(directory) }
}

const { values } = parseArgs({ options: { dist: { type: "string" } } })
const port = await freePort()
const { directory, hasAmis } = await buildPages()
const pages = await serve(directory)
const sandbox = await startApp(resolve(values.dist ?? ".cache/production"), port)
const browser = await launchChromium()
const candidates: readonly Candidate[] = [
  {
    name: "ours",
    address: `http://127.0.0.1:${port}/search`,
    input: "input[type=search]",
    row: ".k-brand-row",
    ready: ".k-brand-row",
    world: "hundred-thousand-brands",
  },
  {
    name: "by hand",
    address: `${pages.address}/index.html`,
    input: "input[type=search]",
    row: ".row",
    ready: "input[data-ready=true]",
  },
  ...(hasAmis
    ? [
        {
          name: "amis",
          address: `${pages.address}/amis.html`,
          input: "input",
          row: ".cxd-ListItem",
          ready: ".cxd-Crud",
        },
      ]
    : []),
]
try {
  const rows = []
  for (const candidate of candidates) rows.push(await measure(browser, candidate))
  console.log("A search of 100,000 brands, processor time of the page's thread:")
  console.table(rows)
  if (!hasAmis) console.log("amis could not be fetched and is left out.")
} finally {
  await browser.close()
  pages.close()
  sandbox.kill("SIGTERM")
  await rm(directory, { recursive: true, force: true })
}
