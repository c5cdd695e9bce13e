import { readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { join, resolve } from "node:path"
import { chromium, type Browser } from "playwright"
import { build } from "vite"
import { CommandFailure, exitCodes, type Output } from "./failure"
import { chromiumFlags, findChromium } from "./findChromium"
import { compare, hasPixels, writeBaseline, writePixels, type Places } from "./snapshot/baselines"
import { findStrays } from "./snapshot/strays"
import { takePictures } from "./snapshot/picture"
import { writeReport, type Finding } from "./snapshot/report"
import { openStage, side } from "./snapshot/stage"
import { serveStates } from "./snapshot/serveStates"
import { isShard, listSamples, type Choice, type Sample } from "./snapshot/states"

export interface SnapshotOptions extends Choice {
  readonly root: string
  readonly update: boolean
}

const cache = ".cache/snapshot"

async function buildStates(root: string): Promise<string> {
  process.env["KAMISHIBAI_ROOT"] = resolve(root)
  const outDir = resolve(cache, "app")
  await build({ mode: "preview", logLevel: "error", build: { outDir, emptyOutDir: true } })
  return outDir
}

/** Draws the samples in both themes, a few side by side. */
async function draw(
  browser: Browser,
  origin: string,
  samples: readonly Sample[],
  places: Places,
): Promise<readonly Finding[]> {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
  const findings: Finding[] = []
  const queue = byScreen(samples)
  const worker = async () => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: side,
      deviceScaleFactor: 1,
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      reducedMotion: "reduce",
    })
    // Countdowns stand still; everything else goes on.
    await context.clock.setFixedTime("2025-01-15T10:00:00+09:00")
    // Functions that run in the page come from a compiler that names them through this helper.
    await context.addInitScript("globalThis.__name = (named) => named")
    const stage = await openStage(context, axe)
    for (let screen = queue.shift(); screen !== undefined; screen = queue.shift())
      for (const sample of screen) {
        const pictures = await takePictures(stage, sample)
        findings.push(...pictures.map((picture) => ({ picture, differences: compare(places, picture) })))
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

function linesOf({ picture, differences }: Finding): readonly string[] {
  const { screen, sample, theme } = picture.state
  const place = `${screen}/${sample} (${theme})`
  return [
    ...picture.complaints.map((complaint) => `✗ ${place}  ${complaint}`),
    ...differences.map(
      ({ layer, what, detail }) => `≠ ${place}  ${layer}: ${what}${detail === undefined ? "" : `\n${detail}`}`,
    ),
  ]
}

function chooseSamples({ root, ...choice }: SnapshotOptions): readonly Sample[] {
  if (choice.shard !== undefined && !isShard(choice.shard))
    throw new CommandFailure(
      `--shard の「${choice.shard}」は使えません。1/3 のように「何番目/いくつに分けるか」を指定してください。`,
    )
  const samples = listSamples(root, choice)
  if (samples.length === 0)
    throw new CommandFailure("当てはまる画面の状態がありません。--only の書き方をご確認ください。")
  return samples
}

/** Pictures every state, compares with the baselines and writes the report. Gives the exit code. */
export async function snapshot(options: SnapshotOptions, { print }: Output): Promise<number> {
  const samples = chooseSamples(options)
  const places: Places = { text: "tests/baselines", pixels: join(cache, "pixels") }
  const directory = await buildStates(options.root)
  const server = await serveStates(directory)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const findings = await draw(browser, server.origin, samples, places).finally(async () => {
    await browser.close()
    await server.close()
  })
  rmSync(join(cache, "report"), { recursive: true, force: true })
  const page = writeReport(join(cache, "report"), findings)
  for (const { picture } of findings) {
    if (options.update) writeBaseline(places, picture)
    else if (!hasPixels(places, picture)) writePixels(places, picture)
  }
  const bad = findings.filter(
    ({ picture, differences }) => picture.complaints.length > 0 || (!options.update && differences.length > 0),
  )
  for (const line of bad.flatMap(linesOf)) print(line)
  const strays = settleStrays(options, places)
  for (const stray of strays) print(`≠ ${stray}  この基準に当たる状態はありません。--update で消せます。`)
  print(`${findings.length}件の状態のうち${bad.length}件に差分または問題があります。レポート: ${page}`)
  return bad.length + strays.length === 0 ? exitCodes.ok : exitCodes.errors
}

/** Baselines of no state, which only a run of everything can tell: an update takes them away. */
function settleStrays({ root, update, only, shard }: SnapshotOptions, { text }: Places): readonly string[] {
  if (only !== undefined || shard !== undefined) return []
  const strays = findStrays(text, listSamples(root, {}))
  if (!update) return strays
  for (const stray of strays) rmSync(stray)
  return []
}
