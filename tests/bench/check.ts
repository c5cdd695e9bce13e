/** Time of `check` over all documents: cold, and again after one edit, in milliseconds; median of several fresh processes. */
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { checkDocuments } from "../../renderer/linter"
import { createLoader } from "../../renderer/compiler"
import { definitions } from "../../src/definitions"

interface Times {
  readonly cold: number
  readonly edited: number
}

const edited = "withdrawal/client_withdrawal.screen.json"

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** One process: everything from the start, then once more with one document changed. */
function once(): Times {
  const root = mkdtempSync(join(tmpdir(), "documents-"))
  cpSync(fileURLToPath(new URL("../../schemas", import.meta.url)), root, { recursive: true })
  const load = createLoader(root)
  const cold = timed(() => checkDocuments(load(), definitions))
  const file = join(root, edited)
  writeFileSync(file, readFileSync(file, "utf8").replace("いくら出金しますか", "いくら出金なさいますか"))
  const again = timed(() => checkDocuments(load(), definitions))
  rmSync(root, { recursive: true })
  return { cold, edited: again }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

function report(runs: number): void {
  const results = Array.from({ length: runs }, () => {
    const { stdout } = spawnSync(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), "once"], {
      encoding: "utf8",
    })
    return JSON.parse(stdout) as Times
  })
  console.log("Check of all documents, median of fresh processes:")
  console.table([
    {
      "cold ms": median(results.map(({ cold }) => cold)).toFixed(0),
      "after one edit ms": median(results.map((result) => result.edited)).toFixed(0),
    },
  ])
}

if (process.argv[2] === "once") process.stdout.write(JSON.stringify(once()))
else report(5)
