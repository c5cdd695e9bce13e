import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Browser } from "playwright"
import { launchChromium } from "../launchChromium"
import { noKinds } from "./audit"
import { compare, hasPixels, type Places } from "./baselines"
import { takePictures } from "./picture"
import type { Finding } from "./report"
import { serveStates } from "./serveStates"
import { openContext } from "./openContext"
import { openStage, statesOf } from "./stage"
import type { Sample } from "./states"
import { whileAlive } from "./whileAlive"

/** Draws the samples of a built app in both themes and compares them with the baselines. */
export async function drawSamples(
  directory: string,
  samples: readonly Sample[],
  places: Places,
): Promise<readonly Finding[]> {
  const server = await serveStates(directory)
  try {
    const browser = await launchChromium()
    const living = {
      isConnected: () => browser.isConnected(),
      close: () => browser.close(),
      kill: await killerOf(browser),
    }
    return await whileAlive(living, (progress) => draw({ browser, origin: server.origin, progress }, samples, places))
  } finally {
    await server.close()
  }
}

async function killerOf(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  await session.detach()
  const { id } = processInfo.find(({ type }) => type === "browser") ?? {}
  return () => {
    try {
      if (id !== undefined) process.kill(id, "SIGKILL")
    } catch {
      // It has gone by itself.
    }
  }
}

interface Showing {
  readonly browser: Browser
  readonly origin: string
  /** Something was drawn. */
  progress(): void
}

/** A few side by side. */
async function draw(
  { browser, origin, progress }: Showing,
  samples: readonly Sample[],
  places: Places,
): Promise<readonly Finding[]> {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
  const findings: Finding[] = []
  const readable = noKinds()
  // What CI=true draws is thrown away with its machine, unless there were pictures to compare with.
  const isPictured = (sample: Sample) =>
    process.env["CI"] !== "true" || hasPixels(places, { ...sample, theme: "light" })
  const queue = byScreen(samples)
  const worker = async () => {
    const context = await openContext(browser, origin)
    const stage = await openStage(context, statesOf(axe))
    for (let screen = queue.shift(); screen !== undefined; screen = queue.shift())
      for (const sample of screen) {
        const pictures = await takePictures(stage, sample, { readable, isPictured })
        findings.push(...pictures.map((picture) => ({ picture, differences: compare(places, picture) })))
        progress()
      }
    await context.close()
  }
  await Promise.all([worker(), worker(), worker()])
  return findings
}

/** Screens with many samples first, so that nobody waits for a long one at the end. */
function byScreen(samples: readonly Sample[]): (readonly Sample[])[] {
  const screens = [...new Set(samples.map(({ screen }) => screen))]
  return screens
    .map((screen) => samples.filter((sample) => sample.screen === screen))
    .toSorted((one, other) => other.length - one.length)
}
