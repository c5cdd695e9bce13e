/**
 * Random walks on the phone, each played again from its link in a space of its own: both have to end in the same page.
 * Parameters: how many walks (50), steps of each (25), the first seed (1), how many at once (2).
 */
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser } from "playwright"
import { buildApp } from "../../src/cli/buildApp"
import { freePort } from "../../src/cli/freePort"
import { launchChromium } from "../support/chromium"
import { endOf } from "./replay/endOf"
import { walkPhone } from "./replay/walkPhone"

const [walks = 50, steps = 25, firstSeed = 1, atOnce = 2] = process.argv.slice(2).map(Number)
/** Longer links are cut by some programs that people send them with. */
const mostCharacters = 2_000

const folder = mkdtempSync(join(tmpdir(), "bench-replay-"))
const dist = process.env["BUILT"] ?? join(folder, "app")
const terminal = { print: () => undefined, printError: (text: string) => void process.stderr.write(`${text}\n`) }

async function start(): Promise<{ readonly origin: string; close(): void }> {
  const port = await freePort()
  const server = spawn(process.execPath, ["src/cli/run.mjs", "start"], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BUILT: dist, PORT: String(port) },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text: Buffer) => text.includes("ready") && resolve())
    server.on("exit", () => reject(new Error("the server ended")))
  })
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.kill() }
}

interface Outcome {
  readonly seed: number
  readonly characters: number
  readonly done: number
  readonly problem?: string
}

/** One walk, and its replay in a browser that knows nothing of it. */
async function tryWalk(browser: Browser, origin: string, seed: number): Promise<Outcome> {
  const [walking, playing] = await Promise.all([
    browser.newContext({ viewport: { width: 1360, height: 940 } }),
    browser.newContext({ viewport: { width: 1360, height: 940 } }),
  ])
  // What runs this file names functions by a helper that pages do not have.
  for (const context of [walking, playing]) await context.addInitScript("globalThis.__name = (named) => named")
  try {
    const { link, end, count } = await walkPhone(await walking.newPage(), { origin, seed, steps })
    const told = { seed, characters: link.length, done: count }
    const page = await playing.newPage()
    await page.goto(link)
    const status = page.locator(".p-replay__status:not([data-phase=playing]):not([data-phase=ready])")
    await status.waitFor({ timeout: 600_000 })
    const isDone = (await status.getAttribute("data-phase")) === "done"
    const again = await endOf(page)
    if (isDone && again === end) return told
    for (const [name, text] of Object.entries({ link, walked: end, played: again }))
      writeFileSync(join(tmpdir(), `replay-${seed}-${name}.txt`), text)
    const what = isDone ? "another page" : await status.innerText()
    return { ...told, problem: `${what}; see ${join(tmpdir(), `replay-${seed}-*.txt`)}` }
  } finally {
    await walking.close()
    await playing.close()
  }
}

const code =
  process.env["BUILT"] === undefined ? await buildApp({ root: "schemas", mode: "preview", outDir: dist }, terminal) : 0
if (code !== 0) throw new Error("the app was not built")
const server = await start()
const browser = await launchChromium()
try {
  const outcomes: Outcome[] = []
  const seeds = Array.from({ length: walks }, (_, index) => firstSeed + index)
  const walkOn = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const outcome = await tryWalk(browser, server.origin, seed)
      outcomes.push(outcome)
      process.stdout.write(
        `  ${seed}: ${outcome.done} steps, ${outcome.characters} characters, ${outcome.problem ?? "the same"}\n`,
      )
    }
  }
  // One waits for its pages while the other one works.
  await Promise.all(Array.from({ length: atOnce }, walkOn))
  const same = outcomes.filter(({ problem }) => problem === undefined).length
  const characters = Math.max(...outcomes.map((outcome) => outcome.characters))
  process.stdout.write(
    `replay: ${same} of ${walks} walks end in the same page; the longest link has ${characters} characters\n`,
  )
  if (same < walks || (steps <= 25 && characters > mostCharacters)) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
