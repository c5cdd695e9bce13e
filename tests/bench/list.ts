/**
 * A list of 10,000 rows on a phone (CPU at a quarter): until it is seen, what it holds in memory, and how it scrolls; ours, and one
 * with the same rows by hand in a well-known window, turn and turn about.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser, CDPSession, Page } from "playwright"
import { build, type InlineConfig } from "vite"
import { preactForReact } from "../../src/preact/aliases"
import { launchChromium } from "../support/chromium"
import { bringPackages, installedPackages } from "./bringPackages"
import { droppedFrames } from "./frames"
import { median } from "./keystroke/measure"
import { serve } from "./serve"

const rounds = Number(process.env["ROUNDS"] ?? 7)
const slower = 4

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function buildPage(page: "index" | "peer", settings: Pick<InlineConfig, "resolve" | "plugins">): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "kamishibai-list-"))
  await build({
    ...settings,
    configFile: false,
    root: at("./list"),
    base: "./",
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: directory, emptyOutDir: true, rollupOptions: { input: at(`./list/${page}.html`) } },
  })
  return join(directory, `${page}.html`)
}

interface Shown {
  readonly name: string
  /** File of the built page. */
  readonly file: string
}

/** Ours, and the other one where a registry answers. */
async function buildPages(): Promise<readonly Shown[]> {
  const ours = { name: "ours", file: await buildPage("index", { resolve: { alias: preactForReact } }) }
  const installed = bringPackages("list", { virtua: "0.54.2" })
  if (installed === undefined) return [ours]
  const plugins = [installedPackages(installed, (id) => id === "virtua")]
  return [ours, { name: "virtua 0.54, rows by hand, React", file: await buildPage("peer", { plugins }) }]
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return usedSize / 1024 / 1024
}

/** Opens the page; gives the milliseconds until its rows were painted. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector(".k-list-row") !== null)
  return page.evaluate(
    () =>
      new Promise<number>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted(performance.now())))
      }),
  )
}

async function measureOnce(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower })
  const empty = (await open(page, `${address}?count=1`), await heapOf(session))
  const visibleMs = await open(page, `${address}?count=10000`)
  const megabytes = (await heapOf(session)) - empty
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length)
  const dropped = await droppedFrames(page, session)
  await page.close()
  return { visibleMs, megabytes, nodes, dropped }
}

type Measured = Awaited<ReturnType<typeof measureOnce>>

function sayRow(name: string, all: readonly Measured[]) {
  const of = (what: keyof Measured) => median(all.map((one) => one[what]))
  const late = all.map(({ dropped }) => Math.round(dropped * 100))
  return {
    list: name,
    "visible after, ms": of("visibleMs").toFixed(0),
    "memory, MB": of("megabytes").toFixed(1),
    elements: of("nodes"),
    "frames dropped": `${(of("dropped") * 100).toFixed(1)} % (${Math.min(...late)} to ${Math.max(...late)})`,
  }
}

const pages = await buildPages()
const servers = await Promise.all(pages.map(({ file }) => serve(dirname(file))))
const browser = await launchChromium()
try {
  const measured = pages.map((): Measured[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { file }] of pages.entries())
      measured[index]?.push(await measureOnce(browser, `${servers[index]?.address}/${basename(file)}`))
  console.log(`A list of 10,000 rows, CPU at a quarter (medians of ${rounds}, taken in turn):`)
  console.table(pages.map(({ name }, index) => sayRow(name, measured[index] ?? [])))
} finally {
  await browser.close()
  for (const server of servers) server.close()
  for (const { file } of pages) await rm(dirname(file), { recursive: true, force: true })
}
