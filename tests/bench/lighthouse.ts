/**
 * What Lighthouse says of screens as their customers on a phone see them: `--dist DIR` takes a build that is there,
 * names of screens choose among them. A load that does not come to rest in time is an error, and not a figure.
 */
import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs, promisify } from "node:util"
import { chromium } from "playwright"
import { chromiumFlags, findChromium } from "../../src/cli/findChromium"
import { freePort } from "../../src/cli/freePort"
import { fetchLighthouse } from "./fetchLighthouse"
import { firstScreens, type Opened } from "./firstLoad/opened"
import { median } from "./keystroke/measure"
import { startApp } from "./startApp"

const rounds = Number(process.env["ROUNDS"] ?? 3)
const world = "active-investor"
const screens: readonly Opened[] = [
  ...firstScreens,
  { screen: "search", path: "/search", world },
  { screen: "portfolio", path: "/portfolio/top", world },
  { screen: "course", path: "/course?market_id=2&brand_id=200001", world },
]

const categories = ["performance", "accessibility", "best-practices"] as const
const options = ["--quiet", "--output=json", "--disable-storage-reset", `--only-categories=${categories.join()}`]

interface Report {
  /** How fast Lighthouse found the machine: a desktop of today has 1,500 or more, and is then slowed down to a quarter. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly runWarnings: readonly string[]
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>
}

const longestRun = 180_000

/** One run in the browser that listens on a port, its cookies and storage as they are. */
async function audit(program: string, address: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...options, `--port=${port}`], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: longestRun,
  })
  const report = JSON.parse(stdout) as Report
  if (report.runWarnings.some((text) => text.includes("too slowly")))
    throw new Error(`${address} did not come to rest within 45 s: a request without an end, or a machine that is busy`)
  return report
}

const faultsOf = ({ audits }: Report): readonly string[] =>
  Object.entries(audits).flatMap(([name, { score }]) => (score === 0 ? [name] : []))

function rowOf(screen: string, reports: readonly Report[]) {
  const of = (read: (report: Report) => number | undefined) => median(reports.map((report) => read(report) ?? 0))
  const lowest = (read: (scores: Report["categories"]) => number) =>
    Math.round(Math.min(...reports.map((report) => read(report.categories) * 100)))
  return {
    screen,
    performance: Math.round(of((report) => report.categories.performance.score * 100)),
    accessibility: lowest(({ accessibility }) => accessibility.score),
    "best practices": lowest((scores) => scores["best-practices"].score),
    "contentful s": (of(({ audits }) => audits["largest-contentful-paint"]?.numericValue) / 1000).toFixed(2),
    "blocked ms": Math.round(of(({ audits }) => audits["total-blocking-time"]?.numericValue)),
    machine: Math.round(of(({ environment }) => environment.benchmarkIndex)),
    shift: of(({ audits }) => audits["cumulative-layout-shift"]?.numericValue).toFixed(3),
  }
}

const { values, positionals } = parseArgs({ options: { dist: { type: "string" } }, allowPositionals: true })
const program = await fetchLighthouse()
const [port, debugging] = [await freePort(), await freePort()]
const origin = `http://127.0.0.1:${port}`
const profile = await mkdtemp(join(tmpdir(), "kamishibai-lighthouse-"))
const server = await startApp(resolve(values.dist ?? ".cache/production"), port)
const context = await chromium.launchPersistentContext(profile, {
  executablePath: findChromium() ?? "",
  args: [...chromiumFlags, `--remote-debugging-port=${debugging}`],
})

async function comeAs(from: string): Promise<void> {
  const answer = await context.request.post(`${origin}/__sandbox/reset`, { data: { world: from } })
  const { cookies } = (await answer.json()) as { readonly cookies: Readonly<Record<string, string>> }
  await context.clearCookies()
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
}

try {
  const rows = []
  for (const { screen, path, world: own } of screens) {
    if (positionals.length > 0 && !positionals.includes(screen)) continue
    await comeAs(own)
    const reports: Report[] = []
    for (let round = 0; round < rounds; round += 1) reports.push(await audit(program, origin + path, debugging))
    rows.push(rowOf(screen, reports))
    console.log(`${screen}, without a point for: ${[...new Set(reports.flatMap(faultsOf))].join(", ")}`)
  }
  console.log(`Lighthouse, mobile, medians of ${rounds}; load of the machine ${loadavg()[0]?.toFixed(1) ?? ""}:`)
  console.table(rows)
} finally {
  await context.close()
  server.kill("SIGTERM")
  await rm(profile, { recursive: true, force: true })
}
