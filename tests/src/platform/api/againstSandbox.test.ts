// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { FastifyInstance, InjectOptions } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CallDocument } from "../../../../renderer/model/documents"
import type { CompiledCall } from "../../../../renderer/model/compiled"
import { createApi } from "../../../../src/platform/api"
import { createMemoryStorage } from "../../../../src/platform/storage"
import { buildSandbox, openDatabase, type OpenDatabase } from "../../../../src/sandbox"
import { aCall } from "../../../support/aCall"
import { createFakeClock } from "../../../support/fakeClock"
import { fakeCookies } from "../../../support/fakeCookies"
import { failureOf, outcomeOf } from "./anApi"

const host = "127.0.0.1:4173"
const origin = `http://${host}`
const schemas = join(import.meta.dirname, "../../../../schemas")

/** A call document of the product, compiled as far as a client needs it. */
function call(id: string): CompiledCall {
  const document = JSON.parse(readFileSync(join(schemas, "calls", `${id}.call.json`), "utf8")) as CallDocument
  const { client, method, path, effect, demo, response } = document
  const parts = { id, client, method, path, effect, response }
  return aCall(demo === undefined ? parts : { ...parts, demo })
}

describe("createApi against the sandbox", () => {
  let database: OpenDatabase
  let sandbox: FastifyInstance

  beforeAll(async () => {
    database = await openDatabase({ cacheDir: join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai") })
    sandbox = await buildSandbox({ database: database.db, documents: schemas })
  })

  afterAll(async () => {
    await sandbox.close()
    await database.close()
  })

  /** The app of a fresh customer; `lines.cut` loses answers on their way back. */
  async function customerOf(world: string) {
    const reset = await sandbox.inject({ method: "POST", url: "/__sandbox/reset", payload: { world } })
    const cookies = reset.json<{ cookies: Record<string, string> }>().cookies
    const lines = { cut: false }
    const fetch = async (url: string, { method, headers, body }: RequestInit = {}) => {
      const address = { method, url: url.replace(origin, ""), headers: { ...headers, host } }
      const sent = { ...address, payload: body, cookies } as InjectOptions
      const answer = await sandbox.inject(sent)
      if (lines.cut) throw new TypeError("Failed to fetch")
      const isBodiless = answer.statusCode === 304 || answer.statusCode === 204
      const init = { status: answer.statusCode, headers: answer.headers as Record<string, string> }
      return new Response(isBodiless ? null : new Uint8Array(answer.rawPayload), init)
    }
    const { bases } = (await sandbox.inject("/config.json")).json<{
      bases: Parameters<typeof createApi>[0]["config"]["bases"]
    }>()
    const clock = createFakeClock()
    let version: number | undefined
    const api = createApi({
      config: {
        bases,
        publicOrigin: "https://www.example.jp",
        brandHosts: [],
        uploadHosts: [],
        linkHosts: [],
        imageHosts: [],
        androidInterface: "Host",
      },
      fetch: fetch as typeof globalThis.fetch,
      clock,
      cookies: fakeCookies(cookies),
      origin,
      page: () => "/client/withdrawal",
      loginExceptions: () => ({ demoLogsOutIn: [], toleratedWithoutToken: [] }),
      isOnline: () => true,
      environment: () => "app",
      resolveUrl: () => undefined,
      draftVersion: { current: () => version, set: (next) => void (version = next) },
      closeLabel: "閉じる",
      randomUuid: () => crypto.randomUUID(),
      keepOpenWrites: () => undefined,
      brandStorage: createMemoryStorage(),
      report: () => undefined,
    })
    const run = async (id: string, input: Record<string, unknown> = {}) => {
      await clock.advance(1_000)
      return api.call(call(id), input, { signal: new AbortController().signal })
    }
    const ledger = async () => (await sandbox.inject({ url: "/__sandbox/ledger", cookies })).json<unknown[]>()
    return { api, clock, run, lines, ledger }
  }

  it("F16: a withdrawal whose answer was lost is unconfirmed; sent again, it is the same withdrawal", async () => {
    const { run, lines, ledger } = await customerOf("active-investor")
    const confirmed = await run("legacy/withdrawal_confirm", { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 10_000 })
    if (confirmed.kind !== "ok") throw new Error(`not confirmed: ${confirmed.failure.outcome}`)
    const { CONFIRM_KEY } = confirmed.value as { CONFIRM_KEY: string }
    const before = await ledger()
    lines.cut = true
    expect(outcomeOf(await run("legacy/withdrawal_complete", { CONFIRM_KEY }))).toBe("unconfirmed")
    const after = await ledger()
    lines.cut = false
    expect(outcomeOf(await run("legacy/withdrawal_complete", { CONFIRM_KEY }))).toBe("ok")
    expect(after.length).toBeGreaterThan(before.length)
    expect(await ledger()).toEqual(after)
  })

  it("hears a business refusal in the server's words", async () => {
    const { run } = await customerOf("active-investor")
    const result = await run("legacy/withdrawal_confirm", { WITHDRAW_TYPE: 1, AMOUNT_TYPE: 1, AMOUNT: 99_999_999 })
    expect(failureOf(result)).toMatchObject({
      outcome: "rejected",
      code: "INSUFFICIENT",
      messages: [expect.any(String)],
    })
  })

  it("sends a visitor without login to the login", async () => {
    const { run } = await customerOf("demo-visitor")
    expect(outcomeOf(await run("legacy/withdrawal", { WITHDRAW_TYPE: 1 }))).toBe("signed-out")
  })

  it("loads brands once, then by their etag", async () => {
    const { api, clock } = await customerOf("active-investor")
    const { signal } = new AbortController()
    const first = await api.brands.load(signal)
    await clock.advance(6 * 60_000)
    const second = await api.brands.load(signal)
    expect([first.source, second.source]).toEqual(["fetched", "not-modified"])
    expect(first.data.BRAND_ARRAY.length).toBeGreaterThan(0)
    expect(second.data).toEqual(first.data)
  })

  it("reads the server's time and the global configuration", async () => {
    const { api } = await customerOf("active-investor")
    expect(await api.readServerTime()).toEqual(expect.any(Number))
    expect(await api.readGlobalConfig()).toHaveProperty("content")
  })

  it("walks into account opening", async () => {
    const { run } = await customerOf("new-applicant")
    expect(await run("aco/progress")).toMatchObject({ kind: "ok", value: { returnPoint: "EMAIL_INPUT" } })
    const sent = await run("aco/mail-auth", { email: "hanako@mail.example.jp" })
    expect(sent).toMatchObject({ kind: "ok", value: { returnPoint: "OTP_INPUT" } })
  })
})
