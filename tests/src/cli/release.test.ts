import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import { describeProblems } from "../../../src/cli/documents"
import { createRelease } from "../../../src/cli/release/create"
import { listReleases } from "../../../src/cli/release/list"
import { publishRelease, rollBack } from "../../../src/cli/release/publish"
import type { ReleaseServer } from "../../../src/cli/release/server"
import { verifyReleases } from "../../../src/cli/release/verify"
import { definitions } from "../../../src/definitions"
import { openDocuments } from "../../../src/app/documents/openDocuments"
import { openDatabase, type OpenDatabase } from "../../../src/sandbox"
import { openReleases, registerReleaseDesk, registerReleases } from "../../../src/server"
import { openShipped } from "../../support/app/openShipped"
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
  const options = { documents: readTexts(root), definitions, describe: describeProblems, clock: () => now }
  const releases = await openReleases({ ...options, database: database.db })
  registerReleases(app, releases)
  registerReleaseDesk(app, releases)
  const answer = async (method: "GET" | "POST", url: string, payload?: object) => {
    const { statusCode: status, body } = await app.inject({ method, url, ...(payload ? { payload } : {}) })
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
async function run(command: (terminal: Parameters<typeof verifyReleases>[0]) => Promise<number>) {
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
const create = (...named: readonly string[]) =>
  run((terminal) => createRelease(named, { root, note: "言い回し" }, terminal, server))
const order = { reason: "言い回し", channel: "live", now: false, percent: "100" }
const publish = (id: string, options = order) => run((terminal) => publishRelease(id, options, terminal, server))
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
    const created = await create()
    expect(created).toMatchObject({ code: 0, complaints: "" })
    expect(created.out).toContain(`変えたJSON: ${screenFile}\n  変わる画面: maintenance\n`)
    expect(await headingOfVisit()).toBe(before.slice(0, -1))

    const id = idIn(created.out)
    expect(await publish(id)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`リリース ${id} を公開しました。`),
    })
    expect(await headingOfVisit()).toBe(after.slice(0, -1))
    const listed = await run((terminal) => listReleases({}, terminal, server))
    expect(listed.out).toMatch(new RegExp(`第2版 ${id} .*言い回し  ← 公開中`))

    expect(await goBack()).toMatchObject({ code: 0, out: expect.stringContaining("に戻しました。") })
    expect(await headingOfVisit()).toBe(before.slice(0, -1))
    await expect(goBack()).rejects.toThrow("これより前に公開していたものはありません。")
    expect(await run((terminal) => verifyReleases(terminal, server))).toMatchObject({ code: 0, complaints: "" })
  })

  it("ends with 1 and the problems of documents that have errors", async () => {
    copy.replace(screenFile, '"widget": "illustration"', '"widget": "ilustration"')
    const { code, complaints } = await create(screenFile)
    expect(code).toBe(1)
    expect(complaints).toContain(`${root}/${screenFile}`)
    expect(complaints).toContain("ilustration")
  })

  it("ends with 1 where the change needs a build, and says which", async () => {
    copy.edit<{ constants: { allowedHosts: string[] } }>("app.json", ({ constants }) =>
      constants.allowedHosts.push("elsewhere.example"),
    )
    expect(await create()).toMatchObject({ code: 1, complaints: expect.stringContaining("app.json: お客さまの行き先") })
  })
})

describe("release", () => {
  it.each([
    ["nothing has changed", () => create(), "変わったJSONはありません"],
    ["a document is not there", () => create("moon.json"), "「moon.json」というJSONはありません"],
    ["a release is not there", () => publish("rNobody000000"), "リリース「rNobody000000」は公開できません"],
    ["a percentage is none", () => publish("rNobody000000", { ...order, percent: "0" }), "1から100まで"],
    ["a channel is not there", () => publish("rNobody000000", { ...order, channel: "x" }), "その公開先はありません"],
  ])("says in one sentence that %s", async (_what, command, sentence) => {
    await expect(command()).rejects.toThrow(sentence)
  })
})
