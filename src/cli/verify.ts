/** npm test: everything that must hold; ends with one plain total. Names of steps run those alone. */
import { mkdirSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { runStep } from "./verify/runStep"
import { lanesIn, type Step } from "./verify/steps"
import type { Tally } from "./verify/tally"

const folder = resolve(".cache/verify", String(process.pid))
const print = (text: string) => void process.stdout.write(text)

async function runLane(steps: readonly Step[]): Promise<readonly Tally[]> {
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(await runStep(step, print))
  return tallies
}

async function verify(wanted: readonly string[]): Promise<Tally> {
  const lanes = lanesIn(folder).map((lane) => lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  // One core gains nothing from doing two things at once.
  const runs = availableParallelism() > 1 ? lanes : [lanes.flat()]
  const tallies = (await Promise.all(runs.map(runLane))).flat()
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  return { passed: sum("passed"), failed: sum("failed") }
}

mkdirSync(folder, { recursive: true })
const total = await verify(process.argv.slice(2))
if (total.failed === 0) rmSync(folder, { recursive: true, force: true })
else print(`What was written down on the way: ${folder}\n`)
print(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
