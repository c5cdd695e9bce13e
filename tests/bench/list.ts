/** A list of 10,000 rows on a phone (CPU at a quarter): until it is seen, what it holds in memory, and how it scrolls. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser, CDPSession, Page } from "playwright"
import { build } from "vite"
import { preactForReact } from "../../src/preact/aliases"
import { launchChromium } from "../support/chromium"
import { droppedFrames } from "./frames"
import { median } from "./keystroke/measure"
import { serve } from "./serve"

const rounds = Number(process.env["ROUNDS"] ?? 5)
const slower = 4

async function buildPage(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "kamishibai-list-"))
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  await build({
    configFile: false,
    root: at("./list"),
    base: "./",
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: preactForReact },
    build: { outDir: directory, emptyOutDir: true },
  })
  return directory
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
  const empty = (await open(page, `${address}/index.html?count=1`), await heapOf(session))
  const visibleMs = await open(page, `${address}/index.html?count=10000`)
  const megabytes = (await heapOf(session)) - empty
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length)
  const dropped = await droppedFrames(page, session)
  await page.close()
  return { visibleMs, megabytes, nodes, dropped }
}

const directory = await buildPage()
const server = await serve(directory)
const browser = await launchChromium()
try {
  const all: Awaited<ReturnType<typeof measureOnce>>[] = []
  for (let round = 0; round < rounds; round++) all.push(await measureOnce(browser, server.address))
  const of = (name: "visibleMs" | "megabytes" | "nodes" | "dropped") => median(all.map((one) => one[name]))
  console.log(
    `A list of 10,000 rows, CPU at a quarter: visible after ${of("visibleMs").toFixed(0)} ms, ${of("megabytes").toFixed(1)} MB, ` +
      `${of("nodes")} elements, ${(of("dropped") * 100).toFixed(1)} % of frames dropped (medians of ${rounds}).`,
  )
} finally {
  await browser.close()
  server.close()
  await rm(directory, { recursive: true, force: true })
}
