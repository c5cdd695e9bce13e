import { randomUUID } from "node:crypto"
import { join, resolve } from "node:path"
import type { FastifyInstance } from "fastify"
import type { CallDocument } from "../../../../renderer/model/documents"
import { buildSandbox, type DatabaseOptions, loadAreas, type OpenDatabase, openDatabase } from "../../../../src/sandbox"

const root = resolve(import.meta.dirname, "../../../..")
export const documents = join(root, "schemas")
export const cacheDir = join(root, "node_modules/.cache/kamishibai")

const { areas, handlers } = await loadAreas()
export const fixtures = areas.flatMap((createArea) => createArea({ schemasRoot: undefined }).fixtures ?? [])
export const handledCalls: readonly string[] = [...handlers.keys()]

export type Json = Record<string, unknown>

export interface Testbed {
  readonly app: FastifyInstance
  readonly database: OpenDatabase
  /** Lets real time pass. */
  wait(ms: number): void
  close(): Promise<void>
}

/** One for all test files of a process: its visitors are tenants of their own. */
let shared: Promise<Testbed> | undefined

/** The sandbox of this process, or one on a database server; `calls` stand in for the product's own call documents. */
export function openTestbed(options: DatabaseOptions = {}, calls?: readonly CallDocument[]): Promise<Testbed> {
  if (options.url !== undefined) return createTestbed(openDatabase(options), documents)
  shared ??= createTestbed(openDatabase({ cacheDir }), documents).then((bed) => ({
    ...bed,
    close: async () => undefined,
  }))
  if (calls === undefined) return shared
  const alone = shared.then(({ database }) => ({ ...database, close: async () => undefined }))
  return createTestbed(alone, calls)
}

async function createTestbed(
  opening: Promise<OpenDatabase>,
  calls: string | readonly CallDocument[],
): Promise<Testbed> {
  let real = Date.parse("2026-03-02T01:23:45Z")
  const database = await opening
  const app = await buildSandbox({ database: database.db, documents: calls, clock: () => new Date(real) })
  return {
    app,
    database,
    wait(ms) {
      real += ms
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export interface Answered {
  readonly status: number
  readonly body: Json
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** A browser in a tenant of its own. */
export interface Visitor {
  readonly cookies: Map<string, string>
  readonly tenant: string
  send(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>
  legacy(name: string, payload?: Json): Promise<Json>
  /** A write: carries a key of its own unless one is given. */
  legacyWrite(name: string, payload: Json, requestId?: string): Promise<Json>
  aco(method: string, path: string, body?: Json, key?: string): Promise<Json>
  control(method: string, path: string, body?: unknown): Promise<unknown>
}

export async function visit(app: FastifyInstance, world: string): Promise<Visitor> {
  const tenant = `tenant-${randomUUID()}`
  const cookies = new Map<string, string>()
  const send: Visitor["send"] = async (method, url, body, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const json = { "content-type": "application/json" }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const answer = await app.inject({
      method: method as "GET",
      url,
      headers: { ...json, cookie, ...headers },
      ...payload,
    })
    for (const { name, value } of answer.cookies) {
      if (value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    const parsed: unknown =
      answer.headers["content-type"]?.toString().includes("json") && answer.body ? tryJson(answer.body) : {}
    return { status: answer.statusCode, body: parsed as Json, text: answer.body, headers: answer.headers }
  }
  const visitor: Visitor = {
    cookies,
    tenant,
    send,
    async legacy(name, payload = {}) {
      const TOKEN = cookies.get("TOKEN") ?? ""
      return (await send("POST", `/api/legacy/v2/client/${name}`, { TOKEN, ...payload })).body
    },
    legacyWrite(name, payload, requestId = randomUUID()) {
      return visitor.legacy(name, { ...payload, REQUEST_ID: requestId })
    },
    async aco(method, path, body, key = randomUUID()) {
      const answer = await send(method, `/api/aco${path}`, body, method === "POST" ? { "idempotency-key": key } : {})
      return { status: answer.status, ...answer.body }
    },
    async control(method, path, body) {
      return (await send(method, `/__sandbox${path}`, body)).body
    },
  }
  await visitor.control("POST", "/reset", { world, space: tenant })
  return visitor
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Confirms and completes a withdrawal; gives the answer of the last step. */
export async function withdraw(visitor: Visitor, amount: number, type = 1): Promise<Json> {
  const confirmed = await visitor.legacy("withdrawal_confirm", { WITHDRAW_TYPE: type, AMOUNT_TYPE: 1, AMOUNT: amount })
  if (confirmed["STATUS"] !== 0) return confirmed
  return visitor.legacyWrite("withdrawal_complete", { CONFIRM_KEY: confirmed["CONFIRM_KEY"] })
}

export async function available(visitor: Visitor): Promise<number> {
  return Number((await visitor.legacy("withdraw_select", { VIEW_VERSION: 2 }))["WITHDRAWABLE_AMOUNT"])
}

export const setClock = (visitor: Visitor, now: string) => visitor.control("POST", "/clock", { now })

/** The code in the newest mail. */
export async function newestCode(visitor: Visitor): Promise<string> {
  const mails = (await visitor.control("GET", "/outbox")) as { code: string }[]
  return mails.at(-1)?.code ?? ""
}

/** What was asked of a call so far, with what it was sent. */
export async function journalOf(
  visitor: Visitor,
  call: string,
): Promise<readonly { readonly call: string; readonly payload: Json }[]> {
  const entries = (await visitor.control("GET", "/journal")) as readonly { call: string; payload: Json }[]
  return entries.filter((entry) => entry.call === call)
}
