/**
 * States drawn in two runs that know nothing of each other: how many are the same bytes, in words as in pictures. Parameters: every
 * how many states (1), how many runs (2). BUILT names an app that is there already.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { drawPairs } from "../../src/cli/bench/drawPairs"
import { listSamples } from "../../src/cli/snapshot/states"
import { beganName } from "../../src/domain/documentNames"
import { firstLook } from "../../src/domain/look"
import { shippedRoot } from "../support/shippedRoot"
import { startDesk } from "./startDesk"

const [every = 1, runs = 2] = process.argv.slice(2).map(Number)
const states = listSamples(shippedRoot, {})
  .filter((_state, index) => index % every === 0)
  .map(({ screen, sample }) => ({ screen, sample, after: `${screen}/${sample}` }))
const desk = await startDesk()
const sides = { before: beganName, after: beganName }

/** What a run has drawn, by the name of the file. */
async function draw(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), "bench-steady-"))
  const began = performance.now()
  const ended = await drawPairs(
    { origin: new URL(desk.address).origin, sides, look: firstLook, states, folder },
    () => undefined,
  )
  if (ended !== "drawn") throw new Error("there is no browser")
  const drawn = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const))
  rmSync(folder, { recursive: true, force: true })
  const seconds = (performance.now() - began) / 1_000
  process.stdout.write(`run: ${drawn.size / 2} of ${states.length} states in ${seconds.toFixed(0)} s\n`)
  return drawn
}

const first = await draw()
const others: (typeof first)[] = []
for (let run = 1; run < runs; run += 1) others.push(await draw())
const names = [...first.keys()]
const unlike = names.filter((name) => others.some((other) => !first.get(name)?.equals(other.get(name) ?? Buffer.of())))
for (const name of unlike) process.stdout.write(`other bytes: ${name}\n`)
process.stdout.write(`same bytes: ${names.length - unlike.length} of ${names.length} files\n`)
desk.close()
