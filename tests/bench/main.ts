/** npm run bench: every figure of the README, measured in one go. */
import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"

const node = (...parameters: string[]) => spawnSync(process.execPath, parameters, { stdio: "inherit" }).status ?? 1

const production = ".cache/production"
rmSync(production, { recursive: true, force: true })
const parts: readonly (readonly [string, readonly string[]])[] = [
  ["keystroke", ["--import", "tsx", "tests/bench/keystroke.ts"]],
  ["whole app", ["--import", "tsx", "tests/bench/wholeApp.ts"]],
  ["conditions", ["--import", "tsx", "tests/bench/conditions.ts"]],
  ["list", ["--import", "tsx", "tests/bench/list.ts"]],
  ["build", ["src/cli/run.mjs", "build", production]],
  ["sizes", ["src/cli/run.mjs", "budgets", production]],
  ["first load", ["--import", "tsx", "tests/bench/firstLoad.ts", "--dist", production]],
  ["brands", ["--import", "tsx", "tests/bench/brands.ts"]],
  ["picker", ["--import", "tsx", "tests/bench/picker.ts", "--dist", production]],
  ["search", ["--import", "tsx", "tests/bench/search.ts", "--dist", production]],
  ["lighthouse", ["--import", "tsx", "tests/bench/lighthouse.ts", "--dist", production]],
  ["check", ["--import", "tsx", "tests/bench/check.ts"]],
  ["check command", ["--import", "tsx", "tests/bench/checkCommand.ts"]],
  ["saving", ["--import", "tsx", "tests/bench/saving.ts"]],
  ["desk", ["--import", "tsx", "tests/bench/desk.ts"]],
  ["growth", ["--import", "tsx", "tests/bench/growth.ts"]],
  ["releases", ["--import", "tsx", "tests/bench/releases.ts"]],
  ["journeys", ["--import", "tsx", "tests/bench/journeys.ts"]],
  ["sandbox", ["--import", "tsx", "tests/bench/sandbox.ts"]],
]
const failed = parts.filter(([, parameters]) => node(...parameters) !== 0).map(([name]) => name)
if (failed.length > 0) process.stderr.write(`could not be measured: ${failed.join(", ")}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
