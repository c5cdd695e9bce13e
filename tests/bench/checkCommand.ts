/** The command `check`, from the press of a key to its last line, in milliseconds: with nothing kept, after one edit, and again. */
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { growDocuments } from "./growth/growDocuments"

const home = fileURLToPath(new URL("../..", import.meta.url))
const edited = "withdrawal/client_withdrawal.screen.json"
const runs = 3

function check(root: string): number {
  const started = performance.now()
  spawnSync(process.execPath, [join(home, "src/cli/run.mjs"), "check", "--root", root])
  return performance.now() - started
}

/** Nobody has checked these documents before: not even the same ones in another folder. */
function measure(root: string): readonly [cold: number, afterEdit: number, again: number] {
  const file = join(root, edited)
  const text = readFileSync(file, "utf8")
  const write = (words: string) => writeFileSync(file, text.replace("いくら出金しますか", words))
  const now = Date.now()
  write(`いくら出金しますか（${now}）`)
  const cold = check(root)
  write(`いくら出金なさいますか（${now}）`)
  return [cold, check(root), check(root)]
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Below a folder of its own each time, of which nothing is kept. */
function measureSet(size: number | undefined) {
  const results = Array.from({ length: runs }, () => {
    const root = mkdtempSync(join(tmpdir(), "documents-"))
    if (size === undefined) cpSync(join(home, "schemas"), root, { recursive: true })
    else growDocuments(join(home, "schemas"), root, size)
    const result = measure(root)
    rmSync(root, { recursive: true })
    return result
  })
  const [cold, afterEdit, again] = [0, 1, 2].map((at) => median(results.map((result) => result[at] ?? 0)).toFixed(0))
  return { screens: size ?? "as shipped", cold, "after one edit": afterEdit, unchanged: again }
}

const size = process.argv[2]
console.table([measureSet(size === undefined ? undefined : Number(size))])
