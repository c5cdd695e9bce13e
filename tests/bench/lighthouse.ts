/**
 * What Lighthouse says of screens as a signed-in customer on a phone sees them: `--dist DIR` takes a build that is there,
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
import { median } from "./keystroke/measure"
import { startSandbox } from "./startSandbox"

const rounds = Number(process.env["ROUNDS"] ?? 3)
const screens: Readonly<Record<string, string>> = {
  search: "/search",
  portfolio: "/portfolio/top",
  course: "/course?market_id=2&brand_id=200001",
}

const options = ["--quiet", "--output=json", "--disable-storage-reset", "--only-categories=performance,accessibility"]

interface Report {
  /** How fast Lighthouse found the machine: a desktop of today has 1,500 or more, and is then slowed down to a quarter. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly runWarnings: readonly string[]
  readonly categories: Readonly<Record<"performance" | "accessibility", { readonly score: number }>>
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
  return {
    screen,
    performance: Math.round(of(({ categories }) => categories.performance.score * 100)),
    accessibility: Math.round(Math.min(...reports.map(({ categories }) => categories.accessibility.score * 100))),
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
const server = await startSandbox(resolve(values.dist ?? ".cache/production"), port)
const context = await chromium.launchPersistentContext(profile, {
  executablePath: findChromium() ?? "",
  args: [...chromiumFlags, `--remote-debugging-port=${debugging}`],
})
try {
  const answer = await context.request.post(`${origin}/__sandbox/reset`, { data: { world: "active-investor" } })
  const { cookies } = (await answer.json()) as { readonly cookies: Readonly<Record<string, string>> }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  const rows = []
  for (const [screen, path] of Object.entries(screens)) {
    if (positionals.length > 0 && !positionals.includes(screen)) continue
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
