// @vitest-environment node
import { randomUUID } from "node:crypto"
import type { FastifyInstance } from "fastify"
import { afterEach, expect, it } from "vitest"
import { buildSandbox } from "../../../../../src/sandbox"
import { email } from "../../support/applying"
import { documents, openTestbed } from "../../support/testbed"

const open: FastifyInstance[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

/** The cookie that the first call of an application sets, where browsers reach the service at this origin. */
async function cookieAt(origin: string | undefined) {
  const { database } = await openTestbed()
  const app = await buildSandbox({ database: database.db, documents, ...(origin === undefined ? {} : { origin }) })
  open.push(app)
  const json = { "content-type": "application/json" }
  const space = `tenant-${randomUUID()}`
  const begun = await app.inject({
    method: "POST",
    url: "/__sandbox/reset",
    headers: json,
    payload: { world: "new-applicant", space },
  })
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const headers = { ...json, cookie, "idempotency-key": randomUUID() }
  const sent = await app.inject({ method: "POST", url: "/api/aco/mail-auth", headers, payload: { email } })
  return sent.cookies.find(({ name }) => name === "AO_SESSION")
}

/** Catalogue 2.1. */
it.each([
  ["https://open.example", true],
  ["http://localhost:4173", undefined],
  [undefined, undefined],
])("the session of an applicant at %s is sent over TLS alone: %s", async (origin, secure) => {
  const { value, ...cookie } = (await cookieAt(origin)) ?? {}
  expect(value).toMatch(/^.{20,}$/)
  expect(cookie).toEqual({ name: "AO_SESSION", path: "/", httpOnly: true, sameSite: "Lax", ...(secure && { secure }) })
})
