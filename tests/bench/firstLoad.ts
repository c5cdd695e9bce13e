/**
 * What a customer waits for who opens a screen with nothing kept: over slow 4G on a phone with a quarter of this
 * machine's speed. Prints the median of several loads of the production build. `--dist DIR` takes a build that is there.
 */
import { resolve } from "node:path"
import type { Browser, CDPSession } from "playwright"
import { freePort } from "../../src/cli/freePort"
import { launchChromium } from "../support/chromium"
import { firstScreens, type Opened } from "./firstLoad/opened"
import { wavesOf, type LoadedFile } from "./firstLoad/waves"
import { startApp } from "./startApp"

const loads = 5
/** As the developer tools of Chromium have it: 1.44 Mbit/s, and 562 ms until an answer begins. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const processorRate = 4

interface Load {
  /** Milliseconds from the navigation. */
  readonly paint: number
  readonly usable: number
  readonly bytes: number
  readonly files: readonly LoadedFile[]
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** When each file was asked for and came, in milliseconds from the first request, and what all of them weighed on the wire. */
async function watchFiles(session: CDPSession) {
  const files = new Map<string, { url: string; asked: number; came: number }>()
  let bytes = 0
  let first: number | undefined
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    first ??= timestamp
    files.set(requestId, { url: new URL(request.url).pathname, asked: (timestamp - first) * 1000, came: Infinity })
  })
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    bytes += encodedDataLength
    const file = files.get(requestId)
    if (file) file.came = (timestamp - (first ?? timestamp)) * 1000
  })
  await session.send("Network.enable")
  return { bytes: () => bytes, files: () => [...files.values()] }
}

async function load(browser: Browser, origin: string, { screen, path, world }: Opened): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ja-JP", isMobile: true })
  try {
    const answer = await context.request.post(`${origin}/__sandbox/reset`, { data: { world } })
    const { cookies } = (await answer.json()) as { readonly cookies: Readonly<Record<string, string>> }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const watched = await watchFiles(session)
    await session.send("Network.emulateNetworkConditions", slow4G)
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorRate })
    await page.goto(origin + path, { waitUntil: "commit" })
    const usable = await page.waitForFunction(
      (selector) => document.querySelector(selector) !== null && performance.now(),
      `[data-screen="${screen}"] input`,
      { polling: "raf" },
    )
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    )
    return { paint, usable: Number(await usable.jsonValue()), bytes: watched.bytes(), files: watched.files() }
  } finally {
    await context.close()
  }
}

const [option, folder] = process.argv.slice(2)
const dist = resolve(option === "--dist" && folder !== undefined ? folder : ".cache/production")
const port = await freePort()
const server = await startApp(dist, port)
const browser = await launchChromium()
try {
  const rows: Record<string, unknown>[] = []
  for (const opened of firstScreens) {
    const all: Load[] = []
    for (let run = 0; run < loads; run += 1) all.push(await load(browser, `http://127.0.0.1:${port}`, opened))
    const [last] = all.slice(-1)
    if (process.argv.includes("--files")) console.table(last?.files)
    rows.push({
      screen: opened.screen,
      "first paint s": (median(all.map(({ paint }) => paint)) / 1000).toFixed(2),
      "usable s": (median(all.map(({ usable }) => usable)) / 1000).toFixed(2),
      KB: Math.round(median(all.map(({ bytes }) => bytes)) / 1024),
      requests: last?.files.length,
      waves: wavesOf(last?.files ?? []),
    })
  }
  console.log("First load, slow 4G, processor at a quarter, median:")
  console.table(rows)
} finally {
  await browser.close()
  server.kill("SIGTERM")
}
