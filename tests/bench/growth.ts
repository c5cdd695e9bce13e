/** How the tools grow with the documents: CPU time of fresh processes over generated sets, median of several. */
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { checkDocuments } from "../../renderer/linter"
import { createLoader } from "../../renderer/compiler"
import { createDocumentServer } from "../../renderer/vite"
import { definitions } from "../../src/definitions"
import { measureEntry } from "./growth/entrySize"
import { growDocuments } from "./growth/growDocuments"

const sizes = [57, 1_000, 3_000]
const runs = 3
const documents = fileURLToPath(new URL("../../schemas", import.meta.url))
const shown = "client_withdrawal"
const edits = [
  { file: "withdrawal/client_withdrawal.screen.json", text: "いくら出金しますか" },
  { file: "messages.json", text: "もう一度読み込む" },
  { file: "codes/transaction-purpose.codes.json", text: "SHORT_TERM" },
  { file: "conditions.json", text: "DERIVATIVES" },
  { file: "app.json", text: "0120-000-000" },
] as const

/** Milliseconds of processor time and most megabytes held. */
interface Cost {
  readonly ms: number
  readonly mb: number
}

const spent = (): number => Object.values(process.cpuUsage()).reduce((one, other) => one + other) / 1_000

function timed(work: () => unknown): number {
  const before = spent()
  work()
  return spent() - before
}

/** In a process of its own: all documents from the start, then again with one text changed, of a screen and of what all share, with a code of a table, a condition, a word of many texts, and with a screen more or less. */
function checkAgain(root: string): readonly number[] {
  const load = createLoader(root)
  const check = () => timed(() => checkDocuments(load(), definitions))
  const cold = check()
  const after = edits.map(({ file, text }) => {
    const path = join(root, file)
    const before = readFileSync(path, "utf8")
    const costs = Array.from({ length: 5 }, (_, edit) => {
      writeFileSync(path, before.replace(text, `${text}（${edit}）`))
      return check()
    })
    writeFileSync(path, before)
    check()
    return median(costs)
  })
  return [cold, ...after, costOfComing(root, check)]
}

/** A copy of a screen comes and goes again. */
function costOfComing(root: string, check: () => number): number {
  const [{ file }] = edits
  const copy = join(root, file.replace(shown, "copied"))
  const text = readFileSync(join(root, file), "utf8").replace(`"${shown}"`, '"copied"')
  const costs = Array.from({ length: 3 }, () => {
    writeFileSync(copy, text)
    const coming = check()
    rmSync(copy)
    return [coming, check()]
  })
  return median(costs.flat())
}

/** In a process of its own: from the first request under `npm run dev` to the code of its screen's module. */
function drawFirst(root: string): number {
  return timed(() => {
    const { app, screen } = createDocumentServer({ root, definitions, samples: true, onDemand: true })().unchecked()
    return [app.code, screen(shown)?.code]
  })
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const node = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", script, ...parameters], { encoding: "utf8" })

const usage = `data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write("\\ncost "+JSON.stringify({ms:(user+system)/1e3,mb:process.resourceUsage().maxRSS/1024}))})`

/** What a command of `npm run screens` costs, from starting its process to the end. */
function costOf(...command: string[]): Cost {
  const cli = fileURLToPath(new URL("../../src/cli/run.mjs", import.meta.url))
  const { stderr } = spawnSync(process.execPath, ["--import", usage, cli, ...command], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  })
  return JSON.parse(/cost (.*)$/.exec(stderr)?.[1] ?? "{}") as Cost
}

const keptAnswers = fileURLToPath(new URL("../../.cache/answers", import.meta.url))

/** The same with nothing kept of what was asked before. */
function coldCostOf(...command: string[]): Cost {
  rmSync(keptAnswers, { recursive: true, force: true })
  return costOf(...command)
}

function row(root: string, screens: number) {
  const several = <Value>(measure: () => Value) => Array.from({ length: runs }, measure)
  const checks = several(() => JSON.parse(node(fileURLToPath(import.meta.url), root).stdout) as readonly number[])
  const list = several(() => coldCostOf("list", "--root", root))
  const listAgain = several(() => costOf("list", "--root", root))
  const graph = several(() => coldCostOf("graph", "account-opening", "--root", root))
  const graphAgain = several(() => costOf("graph", "account-opening", "--root", root))
  const first = several(() => Number(node(fileURLToPath(import.meta.url), root, "first").stdout))
  const { inAreas, whole } = measureEntry(root)
  return {
    screens,
    "check cold ms": Math.round(median(checks.map(([cold = 0]) => cold))),
    "after one edit ms": Math.round(median(checks.map(([, edit = 0]) => edit))),
    "after one to messages.json ms": Math.round(median(checks.map(([, , edit = 0]) => edit))),
    "after another code ms": Math.round(median(checks.map(([, , , edit = 0]) => edit))),
    "after another condition ms": Math.round(median(checks.map(([, , , , edit = 0]) => edit))),
    "after another word ms": Math.round(median(checks.map(([, , , , , edit = 0]) => edit))),
    "after a screen comes or goes ms": Math.round(median(checks.map(([, , , , , , edit = 0]) => edit))),
    "first page of dev ms": Math.round(median(first)),
    "list ms": Math.round(median(list.map(({ ms }) => ms))),
    "list again ms": Math.round(median(listAgain.map(({ ms }) => ms))),
    "graph ms": Math.round(median(graph.map(({ ms }) => ms))),
    "graph again ms": Math.round(median(graphAgain.map(({ ms }) => ms))),
    "graph MB": Math.round(median(graph.map(({ mb }) => mb))),
    "documents in the entry KB": (inAreas / 1024).toFixed(1),
    "whole KB": (whole / 1024).toFixed(1),
  }
}

const [, , given, what] = process.argv
if (given !== undefined && what === "first") process.stdout.write(String(drawFirst(given)))
else if (given !== undefined) process.stdout.write(JSON.stringify(checkAgain(given)))
else {
  const rows = sizes.map((size) => {
    const root = mkdtempSync(join(tmpdir(), "documents-"))
    try {
      return row(root, growDocuments(documents, root, size))
    } finally {
      rmSync(root, { recursive: true })
    }
  })
  console.log("The tools as the documents grow, processor time, median of fresh processes:")
  console.table(rows)
}
