import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildApp } from "./buildApp"
import { CommandError, exitCodes, type Terminal } from "./failure"
import { openKept } from "./kept"
import { firstLine } from "./firstLine"
import { requireWritable, requireWritableFolder } from "./requireWritable"
import type { Places } from "./snapshot/baselines"
import { describeDifference, describeState } from "./snapshot/describe"
import { describeComplaint } from "./snapshot/describeComplaint"
import { drawSamples } from "./snapshot/drawSamples"
import { changesSinceCommit, sayAcceptance, writeCauses } from "./snapshot/causes"
import { keepBaselines } from "./snapshot/keepBaselines"
import { howToBuild, isBuiltOf } from "./snapshot/builtApp"
import { createKeys } from "./snapshot/keys"
import { writeReport, type Finding } from "./snapshot/report"
import { type Orphan, orphansOf, removeOrphans } from "./snapshot/orphans"
import { sayUpdate } from "./snapshot/sayUpdate"
import { ownApp, removeApp, removeLeftApps } from "./snapshot/ownApp"
import { isShard, listSamples, nameOf, type Choice, type Sample } from "./snapshot/states"

export interface SnapshotOptions extends Choice {
  readonly root: string
  readonly update: boolean
  /** Draws also what nothing can have changed. */
  readonly all: boolean
  /** File that is told how many states passed and failed. */
  readonly tally?: string
  /** Folder of an app that is built already. */
  readonly app?: string
}

const cache = ".cache/snapshot"

function linesOf({ picture, differences }: Finding): readonly string[] {
  const place = describeState(picture.state)
  return [
    ...picture.complaints.map((complaint) => `✗ ${place}  ${describeComplaint(complaint)}`),
    ...differences.map((difference) => `≠ ${place}  ${describeDifference(difference)}`),
  ]
}

const isOwn = (root: string): boolean => resolve(root) === resolve("schemas")

/** Documents in another folder are compared with the baselines of our own; only these make new ones. */
function requireOwn({ root, update }: SnapshotOptions): void {
  if (update && !isOwn(root))
    throw new CommandError(
      "--update は、このプロジェクトのJSON（schemas）の基準を書き換えます。--root で別のフォルダを見ているときは使えません。",
    )
}

/** None where only baselines of what is gone are chosen. */
function chooseSamples({ root, ...choice }: SnapshotOptions, orphans: readonly Orphan[]): readonly Sample[] {
  if (choice.shard !== undefined && !isShard(choice.shard))
    throw new CommandError(
      `--shard の「${choice.shard}」は使えません。1/3 のように「何番目/いくつに分けるか」を指定してください。`,
    )
  const samples = listSamples(root, choice)
  if (samples.length === 0 && orphans.length === 0)
    throw new CommandError(
      "当てはまる画面の状態がありません。--only には「画面/サンプル」を書きます（例：--only 'client_withdrawal/*'）。名前は npm run screens -- list で見られます。",
    )
  return samples
}

/**
 * Pictures every state, compares with the baselines and writes the report. A state that was drawn without a fault and
 * that nothing can have changed since is not drawn again, unless everything is asked for. Gives the exit code.
 */
export async function snapshot(options: SnapshotOptions, terminal: Terminal): Promise<number> {
  const { print } = terminal
  requireOwn(options)
  if (options.tally !== undefined) requireWritable(options.tally, { what: "件数", option: "--tally" })
  const places: Places = { text: "tests/baselines", pixels: join(cache, "pixels") }
  const found = orphansOf(places, options)
  const samples = chooseSamples(options, found)
  if (options.update) requireWritableFolder(places.text, "基準")
  const kept = openKept(join(cache, "drawn.json"))
  const keyOf = createKeys(options.root, places)
  const isNow = options.app === undefined || isBuiltOf(options.app, options.root)
  if (options.app !== undefined && !isNow)
    print(
      `注意：「${options.app}」は、いまのJSONやプログラムから組み立てたものではありません。撮るのは、組み立てたときの画面です。${howToBuild(options.app)}`,
    )
  const isSame = (sample: Sample) => isNow && !isEverything(options) && kept.find(nameOf(sample), keyOf(sample)) > 0
  const drawn = samples.filter((sample) => !isSame(sample))
  const findings = drawn.length === 0 ? [] : await drawIn({ ...options, samples: drawn, places }, terminal)
  if (findings === undefined) return exitCodes.errors
  keepBaselines(places, findings, options.update)
  const bad = findings.filter(
    ({ picture, differences }) => picture.complaints.length > 0 || (!options.update && differences.length > 0),
  )
  const badNames = new Set(bad.map(({ picture }) => nameOf(picture.state)))
  // The baselines of this machine belong to the key: a state that was drawn for the first time has them now.
  // What an older app looks like says nothing of what there is now.
  const isGood = (sample: Sample) => isNow && !badNames.has(nameOf(sample))
  kept.note(drawn.map((sample) => ({ name: nameOf(sample), key: keyOf(sample), good: isGood(sample) ? 2 : 0 })))
  for (const line of bad.flatMap(linesOf)) print(line)
  const orphans = options.update ? [] : found
  for (const { file } of orphans) print(sayOrphan(file, options.root))
  const differences = bad.flatMap((finding) => finding.differences)
  const changes = isNow && differences.length > 0 ? changesSinceCommit(options.root) : undefined
  if (changes) print(writeCauses(changes, differences))
  if (options.update) print(sayUpdate({ findings, orphans: found, pictures: removeOrphans(found, places, options) }))
  if (differences.length > 0 && isOwn(options.root)) print(sayAcceptance(options.only))
  const page = writeReport(join(cache, "report"), findings)
  const all = samples.length * 2
  print(
    [
      `${all}件の状態のうち${bad.length}件に差分または問題があります`,
      findings.length < all
        ? `（前回から変わりようのない${all - findings.length}件は撮っていません。--all で撮ります）`
        : "",
      orphans.length > 0 ? `。ほかに、状態のない基準が${orphans.length}件あります` : "",
      `。レポート: ${page}`,
    ].join(""),
  )
  const failed = bad.length + orphans.length
  if (options.tally !== undefined) {
    const failures = [...bad.map((finding) => firstLine(linesOf(finding)[0])), ...orphans.map(({ file }) => file)]
    const tally = { passed: all - bad.length, kept: all - findings.length, failed, failures }
    writeFileSync(options.tally, JSON.stringify(tally))
  }
  return failed === 0 ? exitCodes.ok : exitCodes.errors
}

const isEverything = ({ all, update }: SnapshotOptions) => all || update || process.env["CI"] === "true"

interface Drawing extends Pick<SnapshotOptions, "root" | "app"> {
  readonly samples: readonly Sample[]
  readonly places: Places
}

/**
 * Builds in a folder of its own, which does not outlive it, where nothing is built yet: several runs may draw at once.
 * Undefined when the app cannot be built.
 */
async function drawIn(
  { root, app, samples, places }: Drawing,
  terminal: Terminal,
): Promise<readonly Finding[] | undefined> {
  if (app !== undefined) return drawSamples(resolve(app), samples, places)
  removeLeftApps(cache)
  const outDir = ownApp(resolve(cache))
  try {
    const code = await buildApp({ root, mode: "preview", outDir, uncompressed: true }, terminal)
    return code === exitCodes.ok ? await drawSamples(outDir, samples, places) : undefined
  } finally {
    removeApp(outDir)
  }
}

/** Only our own documents decide which baselines there are. */
const sayOrphan = (file: string, root: string): string =>
  isOwn(root)
    ? `≠ ${file}  この基準に当たる状態はありません。--update で消せます。`
    : `≠ ${file}  この基準に当たる状態は「${root}」にありません。schemas から消したあとは、--update で消せます。`
