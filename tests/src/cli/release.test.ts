import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import { approve } from "../../../src/cli/release/approve"
import { showAudit } from "../../../src/cli/release/audit"
import { listReleases } from "../../../src/cli/release/list"
import { propose } from "../../../src/cli/release/propose"
import { cancel, confirm, move, publishProposal, rollBack } from "../../../src/cli/release/publish"
import { pull, type PullOptions } from "../../../src/cli/release/pull"
import type { ReleaseServer } from "../../../src/cli/release/server"
import { showDifference, showProposal } from "../../../src/cli/release/show"
import { verifyReleases } from "../../../src/cli/release/verify"
import { openDocuments } from "../../../src/app/documents/openDocuments"
import { openDatabase, type OpenDatabase } from "../../../src/sandbox"
import { openReleases, registerReleaseDesk, registerReleases } from "../../../src/server"
import { openShipped } from "../../support/app/openShipped"
import { buildOf } from "../../support/openReleases"
import { copyShipped } from "../../support/shippedCopy"

const cacheDir = join(import.meta.dirname, "../../../node_modules/.cache/kamishibai")
const screenFile = "system/maintenance.screen.json"
const before = 'ただいまメンテナンス中です"'
const after = 'システムの点検をしています"'

const copy = copyShipped()
const { root } = copy
let now = new Date("2026-11-22T09:00:00Z")
let database: OpenDatabase
let app: FastifyInstance
let server: ReleaseServer
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  app = Fastify({ forceCloseConnections: true })
  await app.register(fastifyCookie)
  const options = { ...buildOf(readTexts(root)), clock: () => now }
  const releases = await openReleases({ ...options, database: database.db, people: "demo" })
  registerReleases(app, releases)
  registerReleaseDesk(app, releases, () => readTexts(root))
  const cookies: Record<string, string> = {}
  const answer = async (method: "GET" | "POST", url: string, payload?: object) => {
    const answered = await app.inject({ method, url, cookies, ...(payload ? { payload } : {}) })
    const { statusCode: status, body } = answered
    for (const { name, value } of answered.cookies) cookies[name] = value
    return { status, body: JSON.parse(body) as unknown }
  }
  server = { get: (path) => answer("GET", path), post: (path, body) => answer("POST", path, body) }
})
afterAll(async () => {
  await app.close()
  await database.close()
  copy.remove()
})

/** What a command said, and its exit code. */
async function run(command: (terminal: Parameters<typeof verifyReleases>[1]) => Promise<number>) {
  const out: string[] = []
  const complaints: string[] = []
  const terminal = {
    print: (text: string) => void out.push(text),
    printError: (text: string) => void complaints.push(text),
  }
  const code = await command(terminal)
  // Later than what was ordered before, and than what a server remembers of it.
  now = new Date(now.getTime() + 2_000)
  return { code, out: out.join("\n"), complaints: complaints.join("\n") }
}
const said = { root, title: "言い回し", reason: "店舗から", as: "sato", with: [] }
const handIn = (...named: readonly string[]) => run((terminal) => propose(named, said, terminal, server))
const order = { reason: "言い回し", channel: "live", now: false, percent: "100", as: "tanaka" }
const agree = (id: string, as = "suzuki") =>
  run((terminal) => approve(id, { as, comment: "", return: false }, terminal, server))
const publish = (id: string, options: Parameters<typeof publishProposal>[1] = order) =>
  run((terminal) => publishProposal(id, options, terminal, server))
const bring = (options: Partial<PullOptions> = {}, id?: string) =>
  run((terminal) => pull(id, { root, overwrite: false, ...options }, terminal, server))
const goBack = () => run((terminal) => rollBack(order, terminal, server))
const idIn = (text: string) => /r[0-9A-Za-z]{12}/.exec(text)?.[0] ?? ""

/** The heading that a customer reads who comes now. */
async function headingOfVisit(): Promise<string | undefined> {
  const shown = await openShipped("/maintenance", {
    release: (built) =>
      openDocuments(built, {
        async fetch(address) {
          const { statusCode, body } = await app.inject(String(address))
          return new Response(body, { status: statusCode })
        },
        load: async (address) => {
          const { body } = await app.inject(address)
          return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(body)}`) as Promise<unknown>
        },
        document,
        report: ({ code, detail }) => {
          throw new Error(`${code} ${detail}`)
        },
        deadline: new Promise(() => undefined),
      }),
  })
  const heading = () => shown.container.querySelector("h1")?.textContent ?? undefined
  await shown.until(() => heading() !== undefined)
  const text = heading()
  shown.close()
  return text
}

describe("release of a changed folder", () => {
  afterEach(() => copy.restore())

  it("brings a text from the folder to customers, and takes it back, without a build", async () => {
    expect(await headingOfVisit()).toBe(before.slice(0, -1))
    copy.replace(screenFile, before, after)
    const proposed = await handIn()
    expect(proposed).toMatchObject({ code: 0, complaints: "" })
    expect(proposed.out).toContain(`変えたJSON: ${screenFile}\n  変わる画面: maintenance\n`)
    const id = /提案 (\d+)/.exec(proposed.out)?.[1] ?? ""
    await expect(publish(id)).rejects.toThrow("まだ公開できません")
    await expect(agree(id, "sato")).rejects.toThrow("「確認」の役割")
    const shown = await run((terminal) => showProposal(id, {}, terminal, server))
    expect(shown.out).toMatch(/確認待ち.*確認 0\/1[\s\S]*ただいま[\s\S]*システムの点検/)
    expect(await agree(id)).toMatchObject({ code: 0, out: expect.stringContaining("確認済み") })
    expect(await headingOfVisit()).toBe(before.slice(0, -1))

    const published = await publish(id)
    expect(published.out).toContain("を公開しました。")
    const release = idIn(published.out)
    expect(await headingOfVisit()).toBe(after.slice(0, -1))
    const listed = await run((terminal) => listReleases({}, terminal, server))
    expect(listed.out).toMatch(new RegExp(`第2版 ${release} .*言い回し  ← 公開中`))
    copy.restore()
    const pulled = await bring()
    expect(pulled.out).toBe(`リリース ${release} のJSONをフォルダに書き込みました。\n  ${screenFile}`)
    expect(readTexts(root).get(screenFile)).toContain(after)
    const [own = ""] = /第1版 (r\w+)/.exec(listed.out)?.slice(1) ?? []
    const difference = await run((terminal) => showDifference([own, release], {}, terminal, server))
    expect(difference.out).toContain("システムの点検")

    expect(await goBack()).toMatchObject({ code: 0, out: expect.stringContaining("に戻しました。") })
    const back = /公開の指示：本番 live（新しい順）\n {2}(\d+)/.exec(
      (await run((terminal) => listReleases({}, terminal, server))).out,
    )
    const see = (as: string) => run((terminal) => confirm(back?.[1] ?? "", { as }, terminal, server))
    await expect(see("tanaka")).rejects.toThrow("自分が指示したものは、自分では確認できません")
    expect((await see("suzuki")).out).toContain("確認しました。")
    expect(await headingOfVisit()).toBe(before.slice(0, -1))
    await expect(goBack()).rejects.toThrow("これより前に公開していたものはありません。")
    expect(await run((terminal) => verifyReleases({}, terminal, server))).toMatchObject({ code: 0, complaints: "" })
    const log = await run((terminal) => showAudit({ day: "2026-11-22" }, terminal, server))
    expect(
      log.out
        .split("\n")
        .map((line) => line.split("  ").slice(2, 4).join(" "))
        .slice(0, 7),
    ).toEqual([
      "suzuki 前に戻したことを確認",
      "tanaka 前に戻す",
      "tanaka 公開を指示",
      "tanaka リリースを作成",
      "suzuki 確認",
      "server お客さまに起きることを計算",
      "sato 提案",
    ])
  })

  it("is compared by itself where it is not the folder that the server's desk edits", async () => {
    const other = copyShipped()
    try {
      other.replace(screenFile, before, 'べつのフォルダです"')
      const proposeFrom = (folder: string) =>
        run((terminal) => propose([], { ...said, root: folder }, terminal, server))
      expect((await proposeFrom(other.root)).out).toContain(`変えたJSON: ${screenFile}\n`)
      copy.replace(screenFile, before, 'サーバーのフォルダです"')
      other.restore()
      await expect(proposeFrom(other.root)).rejects.toThrow(`${other.root} にはありません`)
    } finally {
      other.remove()
    }
  })

  it("is published at a time that was ordered, unless that is taken back", async () => {
    copy.replace(screenFile, before, 'メンテナンスをしています"')
    const id = /提案 (\d+)/.exec((await handIn()).out)?.[1] ?? ""
    await agree(id)
    await expect(publish(id, { ...order, at: "2026-11-22T00:00" })).rejects.toThrow("過ぎた日時")
    const ordered = await publish(id, { ...order, at: "2026-12-01T00:00" })
    expect(ordered.out).toContain("2026/12/01 0:00から公開します")
    const { out } = await run((terminal) => listReleases({}, terminal, server))
    const numberIn = (listed: string) => /予定：本番 live（近い順）\n {2}(\d+)/.exec(listed)?.[1] ?? ""
    const moveTo = (at: string) => run((terminal) => move(numberIn(out), { ...order, at }, terminal, server))
    await expect(moveTo("2026-11-22T00:00")).rejects.toThrow("過ぎた日時")
    expect((await moveTo("2026-12-02T00:00")).out).toContain("2026/12/02 0:00に変えました")
    await expect(moveTo("2026-12-03T00:00")).rejects.toThrow("取りやめられている")
    const moved = (await run((terminal) => listReleases({}, terminal, server))).out
    expect(moved).toMatch(/予定：本番 live（近い順）\n {2}\d+ {2}2026\/12\/02 0:00 {2}.*\n公開の指示/)
    const pointer = numberIn(moved)
    await run((terminal) => cancel(pointer, order, terminal, server))
    await expect(run((terminal) => cancel(pointer, order, terminal, server))).rejects.toThrow("もう始まっている")
  })

  it("takes what was ordered for later with it when it goes back, and says so", async () => {
    const [first, second] = ['メンテナンスのご案内です"', '今夜はメンテナンスです"'] as const
    copy.replace(screenFile, before, first)
    const now = /提案 (\d+)/.exec((await handIn()).out)?.[1] ?? ""
    await agree(now)
    await publish(now)
    copy.replace(screenFile, first, second)
    const later = /提案 (\d+)/.exec((await handIn()).out)?.[1] ?? ""
    await agree(later)
    await publish(later, { ...order, at: "2026-12-05T00:00" })
    expect((await goBack()).out).toContain("予定されていた公開（1件）は取りやめました。")
    expect((await run((terminal) => listReleases({}, terminal, server))).out).not.toContain("予定：")
  })

  it("is marked with the part of new visits that it gets, beside the one that the others get", async () => {
    copy.replace(screenFile, before, 'メンテナンスのお知らせです"')
    const id = /提案 (\d+)/.exec((await handIn()).out)?.[1] ?? ""
    await agree(id)
    const release = idIn((await publish(id, { ...order, percent: "5" })).out)
    const { out } = await run((terminal) => listReleases({}, terminal, server))
    const marked = out.split("\n").flatMap((line) => (line.includes("  ← ") ? [line.replace(/.*(?= {2}←)/, "")] : []))
    expect(out).toMatch(new RegExp(`${release} .* {2}← 公開中（新しい訪問の5%）`))
    expect(marked).toEqual(["  ← 公開中（新しい訪問の5%）", "  ← 公開中（新しい訪問の95%）"])
    await goBack()
  })

  it("is not written over by what customers have, unless that is wanted", async () => {
    copy.replace(screenFile, before, 'まだ出していません"')
    await expect(bring()).rejects.toThrow(`まだ公開していない変更があります（${screenFile}）`)
    expect(readTexts(root).get(screenFile)).toContain("まだ出していません")
    const { out } = await bring({ overwrite: true, json: true })
    expect(JSON.parse(out)).toMatchObject({ files: [screenFile] })
    expect(readTexts(root).get(screenFile)).not.toContain("まだ出していません")
    expect((await bring()).out).toMatch(/^フォルダはリリース r\w+ と同じです。$/)
    await expect(bring({}, "rNothing")).rejects.toThrow("リリース「rNothing」はありません")
  })

  it("ends with 1 and the problems of documents that have errors", async () => {
    copy.replace(screenFile, '"widget": "illustration"', '"widget": "ilustration"')
    const { code, complaints } = await handIn(screenFile)
    expect(code).toBe(1)
    expect(complaints).toContain(`${root}/${screenFile}`)
    expect(complaints).toContain("ilustration")
  })

  it("that is refused names what has to come along of its own folder, not of the one that the server's desk edits", async () => {
    const other = copyShipped()
    try {
      const [screen, table] = ["withdrawal/client_withdrawal.screen.json", "codes/money-target.codes.json"]
      const codes = JSON.parse(readTexts(root).get("codes/withdraw-type.codes.json") ?? "{}") as object
      other.write(table, { ...codes, id: "money-target" })
      other.replace(screen, '"いくら出金しますか"', '"{account.WITHDRAW_TYPE|code:money-target}"')
      const options = { ...said, root: other.root, json: true }
      const { out } = await run((terminal) => propose([screen], options, terminal, server))
      expect(JSON.parse(out)).toMatchObject({ kind: "refused", alongside: [table] })
    } finally {
      other.remove()
    }
  })

  it("ends with 1 where the change needs a build, and says which", async () => {
    copy.edit<{ scope: unknown }>("app.json", (app) => Object.assign(app.scope as object, { more: { type: "string" } }))
    expect(await handIn()).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^app\.json:\d+ アプリが画面に渡す値の取り決め/),
    })
  })
})

describe("release", () => {
  it.each([
    ["nothing has changed", () => handIn(), "変わったJSONは、"],
    ["a document is not there", () => handIn("moon.json"), "「moon.json」というJSONはありません"],
    ["a proposal is not there", () => publish("99"), "その提案はありません"],
    ["nobody is called so", () => agree("1", "nobody"), "ログイン名またはパスワードが違います"],
    ["a percentage is none", () => publish("1", { ...order, percent: "0" }), "1から100まで"],
    ["a moment is none", () => publish("1", { ...order, at: "soon" }), "暦にある日時を"],
    ["a channel is not there", () => publish("1", { ...order, channel: "x" }), "その公開先はありません"],
  ])("says in one sentence that %s", async (_what, command, sentence) => {
    await expect(command()).rejects.toThrow(sentence)
  })
})
