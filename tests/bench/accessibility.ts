/**
 * What no audit of `npm run screens -- snapshot` sees, in every state: texts with the spacing of WCAG 1.4.12 at 390 and 320 px, and
 * whether each control shows its focus and changes nothing by it (2.4.7, 3.2.1). `--app DIR`: a preview build; `--only GLOB`.
 */
import { parseArgs } from "node:util"
import { launchChromium } from "../../src/cli/launchChromium"
import type { LookedAt } from "../../src/cli/snapshot/inPage"
import { openContext } from "../../src/cli/snapshot/openContext"
import { serveStates } from "../../src/cli/snapshot/serveStates"
import { openStage, resize, type Stage, statesOf } from "../../src/cli/snapshot/stage"
import { listSamples, nameOf } from "../../src/cli/snapshot/states"
import { findUnmarked } from "./accessibility/findUnmarked"

const { app = "", only = "*" } = parseArgs({ options: { app: { type: "string" }, only: { type: "string" } } }).values
const script = `globalThis.__findUnmarked = ${String(findUnmarked)};
  globalThis.__spacing = new CSSStyleSheet();
  __spacing.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"
    + " p { margin-block-end: 2em !important }");`

interface Tools extends LookedAt {
  readonly __spacing: CSSStyleSheet
  readonly __findUnmarked: typeof findUnmarked
}

const setSpacing = (stage: Stage, isOn: boolean) =>
  stage.page.evaluate((on) => {
    const { __spacing: sheet } = globalThis as unknown as Tools
    document.adoptedStyleSheets = on ? [sheet] : []
  }, isOn)

async function findSpaced(stage: Stage): Promise<readonly string[]> {
  const found: string[] = []
  await setSpacing(stage, true)
  for (const width of [390, 320]) {
    await resize(stage.page, { width, height: 844 })
    await stage.arrive()
    const faults = await stage.page.evaluate(async () => {
      const { standStill, findFaults } = (globalThis as unknown as Tools).__inPage
      await standStill()
      return findFaults()
    })
    found.push(...faults.map((fault) => `spaced, ${width}: ${fault}`))
  }
  await setSpacing(stage, false)
  return found
}

const server = await serveStates(app)
const browser = await launchChromium()
const samples = [...listSamples("schemas", { only })]
const found = new Map<string, string>()
const total = samples.length
const work = async () => {
  const stage = await openStage(await openContext(browser, server.origin), statesOf(script))
  for (let sample = samples.shift(); sample !== undefined; sample = samples.shift()) {
    await stage.show(sample)
    const unmarked = await stage.page.evaluate(() => (globalThis as unknown as Tools).__findUnmarked())
    for (const fault of [...unmarked, ...(await findSpaced(stage))])
      if (!found.has(fault)) found.set(fault, nameOf(sample))
  }
}
await Promise.all([work(), work()])
for (const [fault, name] of found) process.stdout.write(`${name}: ${fault}\n`)
process.stdout.write(`${total} states, ${found.size} found\n`)
await browser.close()
await server.close()
process.exitCode = found.size === 0 ? 0 : 1
