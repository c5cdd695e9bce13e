import { spawn } from "node:child_process"
import type { Step } from "./steps"
import { tallyOf, type Tally } from "./tally"

interface Ended {
  readonly code: number
  readonly said: string
}

function run({ command, env }: Step): Promise<Ended> {
  const [program = "", ...parameters] = command
  const said: string[] = []
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => said.push(text))
    child.on("error", (error) => resolve({ code: 1, said: error.message }))
    child.on("close", (code) => resolve({ code: code ?? 1, said: said.join("") }))
  })
}

/** Runs a step to its end and says in one line how it ended; all that it said is told where it failed. */
export async function runStep(step: Step, print: (text: string) => void): Promise<Tally> {
  const began = performance.now()
  const { code, said } = await run(step)
  const tally = tallyOf(code, step.count?.())
  const seconds = Math.round((performance.now() - began) / 1000)
  const counted = step.count ? `, ${tally.passed} passed` : ""
  if (tally.failed > 0) print(said)
  print(`${tally.failed === 0 ? "ok" : "FAILED"}  ${step.name}  (${seconds} s${counted})\n`)
  return tally
}
