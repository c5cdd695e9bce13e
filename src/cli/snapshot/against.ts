import { setTimeout as wait } from "node:timers/promises"
import type { Bench, BenchOrder } from "../../domain/bench"
import { firstLook } from "../../domain/look"
import { channelOf, type Listing } from "../../domain/proposals"
import { sayBench, sayDecision } from "../../sentences"
import { readVersion } from "../diff/readVersion"
import { CommandError, exitCodes, type Output } from "../failure"
import { expectAnswer, type ReleaseServer } from "../release/server"

interface Against {
  /** `live`, the name of a release, or a version that git knows. */
  readonly against: string
  /** Folder of the documents, of which git knows versions. */
  readonly root: string
  /** All of them where it is empty. */
  readonly screens: readonly string[]
  readonly isDerived: boolean
}

const refusals: Readonly<Record<string, string>> = {
  running: "ほかの人が撮っています。終わってから、もう一度実行してください。",
  "no-documents": "くらべる相手のリリースがありません。release list で名前を確認してください。",
}
const pauseMs = 500

/**
 * Has the bench of a running server draw all states beside a release, as 検査台 of the desk does, and says what it says. Ends
 * well when nothing differs that nobody has called right.
 */
export async function snapshotAgainst(
  { against, screens, isDerived, root }: Against,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const before = await findBefore(against, root, server)
  const order: BenchOrder = { before, look: firstLook, screens, isDerived }
  const started = await server.post("/__desk/bench/runs", order)
  if (started.status !== 202) {
    const { kind = "" } = (started.body ?? {}) as { readonly kind?: string }
    throw new CommandError(refusals[kind] ?? `サーバーが撮れませんでした（${started.status}）。`)
  }
  const bench = await untilDone(server)
  if (bench.run?.status === "no-browser")
    throw new CommandError(
      "サーバーの機械でブラウザーを起動できないため撮れません。そこで npm run setup を実行してから、もう一度お試しください。",
    )
  for (const change of bench.changes) {
    print(`≠ ${change.says}（${change.states.length}の状態、${sayDecision(change)}）`)
    for (const { says, file, pointer = "" } of change.causes) print(`    もとになった変更: ${says}  ${file} ${pointer}`)
  }
  const broken = bench.states.filter(({ verdict }) => verdict === "unsteady" || verdict === "untold")
  for (const { screen, sample, verdict } of broken)
    print(`✗ ${screen}/${sample}  ${verdict === "unsteady" ? "揺れ" : "撮れなかった"}`)
  print(sayBench(bench, bench.states.length))
  const isGood = bench.run?.status === "done" && broken.length === 0
  return isGood && bench.changes.every(({ decision }) => decision?.verdict === "right")
    ? exitCodes.ok
    : exitCodes.errors
}

/** What the server calls the documents to compare with; those of git are brought there. */
async function findBefore(against: string, root: string, server: ReleaseServer): Promise<string> {
  const listing = expectAnswer<Listing>(await server.get("/__desk/releases"))
  if (against === "live") {
    const live = channelOf(listing)?.present
    if (live === undefined) throw new CommandError("公開中のリリースがありません。")
    return live
  }
  if (listing.releases.some(({ id }) => id === against)) return against
  const files = Object.fromEntries(readVersion(against, root))
  return expectAnswer<{ readonly name: string }>(await server.post("/__desk/bench/versions", { files })).name
}

async function untilDone(server: ReleaseServer): Promise<Bench> {
  const bench = expectAnswer<Bench>(await server.get("/__desk/bench"))
  if (bench.run?.status !== "running") return bench
  await wait(pauseMs)
  return untilDone(server)
}
