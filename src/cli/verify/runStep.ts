import { spawn } from "node:child_process"
import type { Kept } from "../kept"
import type { Known, Step, Work } from "./step"
import { tallyOf, type Tally } from "./tally"

interface Ended {
  readonly code: number
  readonly said: string
}

function run([program = "", ...parameters]: readonly string[], env: Work["env"]): Promise<Ended> {
  const said: string[] = []
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => said.push(text))
    child.on("error", (error) => resolve({ code: 1, said: error.message }))
    child.on("close", (code) => resolve({ code: code ?? 1, said: said.join("") }))
  })
}

interface Surroundings extends Known {
  readonly kept: Kept
  /** Hears of each failed test, to say it once more where the run ends. */
  readonly noteFailure: (sentence: string) => void
  readonly print: (text: string) => void
}

/** Runs what is left of a step and says in one line how it ended; all that it said is told where it failed. */
export async function runStep(step: Step, { print, noteFailure, ...known }: Surroundings): Promise<Tally> {
  const began = performance.now()
  const { command, env, count, failures, missing, results, kept } = step.plan(known)
  const { code, said } = command ? await run(command, env) : { code: 0, said: "" }
  const absent = (command && missing?.()) ?? []
  const ran = command ? tallyOf(code, count?.(), absent) : { passed: 0, failed: 0, kept: 0 }
  if (command) known.kept.note(results?.(code) ?? [])
  const tally = { passed: ran.passed + kept, failed: ran.failed, kept: ran.kept + kept }
  const seconds = Math.round((performance.now() - began) / 1000)
  const counted = count ? `, ${tally.passed} passed` : ""
  const before = tally.kept > 0 ? `, ${count ? tally.kept : "result"} kept` : ""
  if (tally.failed > 0) {
    print(said)
    const named = failures?.() ?? []
    for (const one of named.length > 0 ? named : ["failed"]) noteFailure(`${step.name}: ${one}`)
  }
  for (const sentence of absent) print(`--  ${step.name}: ${sentence}\n`)
  print(`${tally.failed === 0 ? "ok" : "FAILED"}  ${step.name}  (${seconds} s${counted}${before})\n`)
  return tally
}
