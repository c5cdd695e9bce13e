/**
 * npm test: everything that must hold; ends with one plain total. Names of steps run those and what they need. What held before is
 * kept as long as nothing changes that it depends on, unless `--all` or CI=true asks for everything.
 */
import { mkdirSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { openKept } from "./kept"
import { chooseSteps } from "./verify/chooseSteps"
import { readInputs } from "./verify/inputs"
import { keepTemporaryFilesInMemory } from "./verify/memoryFolder"
import { runStep } from "./verify/runStep"
import type { Step } from "./verify/step"
import { phases } from "./verify/steps"
import type { Tally } from "./verify/tally"

const parameters = process.argv.slice(2)
const asked = parameters.filter((parameter) => parameter !== "--all")
const isNothingKept = parameters.includes("--all") || process.env["CI"] === "true"

const steps = phases.flat(2)
const names = steps.map(({ name }) => name)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stdout.write(`There is no step ${unknown.join(", ")}. Steps are: ${names.join(", ")}.\n`)
  process.exit(1)
}

const wanted = chooseSteps(steps, asked)
const folder = resolve(".cache/verify", String(process.pid))
const known = openKept(".cache/verify/kept.json")
const failures: string[] = []
const surroundings = {
  folder,
  inputs: readInputs(".", isNothingKept),
  kept: { ...known, find: isNothingKept ? () => 0 : known.find },
  print: (text: string) => void process.stdout.write(text),
  noteFailure: (sentence: string) => void failures.push(sentence),
}
/** More would push the first of them out of sight. */
const mostNamed = 15

async function runLane(steps: readonly Step[]): Promise<readonly Tally[]> {
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(await runStep(step, surroundings))
  return tallies
}

async function verify(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const phase of phases) {
    const lanes = phase.map((lane) => lane.filter(({ name }) => wanted.has(name)))
    // One core gains nothing from doing two things at once.
    const runs = availableParallelism() > 1 ? lanes : [lanes.flat()]
    tallies.push(...(await Promise.all(runs.map(runLane))).flat())
  }
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  return { passed: sum("passed"), failed: sum("failed"), kept: sum("kept") }
}

keepTemporaryFilesInMemory()
mkdirSync(folder, { recursive: true })
const total = await verify()
if (total.failed === 0) rmSync(folder, { recursive: true, force: true })
else surroundings.print(`What was written down on the way: ${folder}\n`)
for (const sentence of failures.slice(0, mostNamed)) surroundings.print(`FAILED  ${sentence}\n`)
if (failures.length > mostNamed) surroundings.print(`and ${failures.length - mostNamed} more\n`)
if (total.kept > 0)
  surroundings.print(`\n${total.kept} kept: they passed before, and nothing that they depend on has changed since.\n`)
surroundings.print(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
