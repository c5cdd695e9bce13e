/** What releases cost, on the shipped documents and a database in memory: node --import tsx tests/bench/releases.ts */
import { gzipSync } from "node:zlib"
import { join } from "node:path"
import { sql } from "kysely"
import { readTexts } from "../../renderer/compiler"
import { effectInChild } from "../../src/cli/effect/inChild"
import { createJudgeInChild } from "../../src/cli/judge/inChild"
import { definitions } from "../../src/definitions"
import { openDatabase } from "../../src/sandbox"
import { openReleases, type Ordered, preparedFor } from "../../src/server"

const root = join(import.meta.dirname, "../..")
const documents = readTexts(join(root, "schemas"))
const file = "withdrawal/client_withdrawal.screen.json"
const newVisit = { release: "", bucket: 99, issued: 0 }
const order = { channel: "live", percent: 100, takeover: "visit", reason: "", person: "tanaka" } as const

const print = (what: string, figure: string) => process.stdout.write(`${what}: ${figure}\n`)
async function measure<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const result = await run()
  const { user, system } = process.cpuUsage(used)
  const cpu = (user + system) / 1_000_000
  print(what, `${((performance.now() - began) / 1_000).toFixed(2)} s, ${cpu.toFixed(2)} s of the server's processor`)
  return result
}
async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((go) => setTimeout(go, 20))
}

const cacheDir = join(root, "node_modules/.cache/kamishibai")
// The first one after a change of the tables makes both ready.
for (const prepared of [{}, { prepared: preparedFor(documents) }])
  await (await openDatabase({ cacheDir, ...prepared })).close()
const bare = await measure("a database in memory without releases", () => openDatabase({ cacheDir }))
await bare.close()
const database = await measure("one with their tables", () =>
  openDatabase({ cacheDir, prepared: preparedFor(documents) }),
)
const releases = await measure("start", () =>
  openReleases({
    database: database.db,
    documents,
    definitions,
    judge: createJudgeInChild(documents),
    effect: effectInChild,
    people: "demo",
  }),
)
const live = async () => (await releases.choose(newVisit)).pin.release

/** What pages load of a release besides the build, in KB. */
async function weigh(release: string): Promise<string> {
  const build = await releases.build(release)
  const { app, screens } = build?.manifest ?? { screens: {} }
  const hashes = [app, ...Object.values(screens).map(({ hash }) => hash)].flatMap((hash) => hash ?? [])
  const modules = await Promise.all(hashes.map((hash) => releases.source(hash)))
  const sizes = [build?.text, ...modules].map((part) => (gzipSync(part ?? "").length / 1_024).toFixed(1))
  return `${sizes.join(" + ")} KB (manifest and modules, gzip)`
}
const orderedOf = (ordered: Ordered): string => {
  if (ordered.kind !== "ordered") throw new Error(JSON.stringify(ordered))
  return ordered.release
}

let lastRelease = ""
for (const [turn, path, words, instead] of [
  ["first", file, "いくら出金しますか", "金額を教えてください"],
  ["second", file, "いくら出金しますか", "いくらですか"],
  ["app document, ", "messages.json", "{label}を選択してください", "{label}を選んでください"],
] as const) {
  const text = (documents.get(path) ?? "").replace(words, instead)
  const said = { title: instead, reason: "", authors: [], person: "sato" }
  const proposed = await measure(`propose, ${turn} time`, () => releases.propose({ ...said, files: { [path]: text } }))
  if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed))
  const proposal = proposed.id
  const effect = await measure("what it does to customers", () => releases.effectOf(proposal))
  const content = (await releases.proposals()).find(({ id }) => id === proposal)?.content ?? ""
  const review = { proposal, content, effect: effect?.hash ?? "", verdict: "approve", comment: "" } as const
  await releases.review({ ...review, person: "suzuki" })
  const release = await measure("publish, until a new visit has it", async () => {
    const ordered = orderedOf(await releases.publish({ ...order, proposal }))
    await until(async () => (await live()) === ordered)
    return ordered
  })
  print(`${path} changed`, await weigh(release))
  const { pin } = await releases.choose(newVisit)
  const back = await measure("roll back, until a new visit has it", async () => {
    const ordered = orderedOf(await releases.rollBack({ ...order, takeover: "now" }))
    await until(async () => (await live()) === ordered)
    return ordered
  })
  print(
    "a visit that is under way is told",
    (await releases.choose(pin)).pin.release === back ? "at its next question" : "NEVER",
  )
  const startsAt = new Date(Date.now() + 5_000)
  const later = orderedOf(await releases.publish({ ...order, proposal, startsAt }))
  await until(async () => (await live()) === later)
  print("a scheduled start, late by", `${((Date.now() - startsAt.getTime()) / 1_000).toFixed(2)} s`)
  await releases.rollBack(order)
  lastRelease = release
}

await sql`insert into audit select n, timestamp '2026-05-01' + n * interval '1 minute', 'sato', 'propose', 'proposal 1', '{}', '', ''
  from generate_series(1001, 11000) n`.execute(database.db)
const lines = await measure("a day of a log of 10,000 lines", () => releases.audit("2026-05-03"))
print("lines of that day", String(lines.length))
await measure("what an order of that day changed", () => releases.changesBetween(releases.own, lastRelease))
await measure("verify", () => releases.verify())
await database.close()
