// @vitest-environment node
import { randomUUID } from "node:crypto"
import type { InjectOptions } from "fastify"
import { describe, expect, it } from "vitest"
import { readCallDocuments } from "../../../../../src/sandbox/engine/calls/callDocuments"
import { malformedRequests } from "../../support/malformedRequests"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { documents, openTestbed, type Testbed, visit, type Visitor } from "../../support/testbed"

const bed = await openTestbed()
const calls = readCallDocuments(documents)

const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`

async function inject(visitor: Visitor, request: InjectOptions, { app }: Testbed = bed) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), cookie, ...request.headers }
  return app.inject({ ...request, headers })
}

const post = (visitor: Visitor, url: string, payload: string) => inject(visitor, { method: "POST", url, payload })

describe("a malformed request", () => {
  it.each([
    ["text with a NUL", '{"email":"a\\u0000b@example.jp"}'],
    ["half of a pair of surrogates", '{"email":"\\ud83d@example.jp"}'],
    ["a NUL in a name", '{"\\u0000":1}'],
    ["a value nested 5,000 deep", deep],
    ["half of a document", '{"email":'],
    ["a name that changes prototypes", '{"__proto__":{"email":"x"}}'],
  ])("is answered with 400 in the shape of its backend: %s", async (_title, payload) => {
    const visitor = await visit(bed.app, "new-applicant")
    const aco = await post(visitor, "/api/aco/mail-auth", payload)
    expect([aco.statusCode, aco.json()]).toEqual([400, { data: null, reason: "malformed" }])
    const legacy = await post(visitor, "/api/legacy/v2/client/withdraw_select", payload)
    expect([legacy.statusCode, legacy.json()]).toMatchObject([400, { STATUS: 9, LOGIN_STATUS: 0 }])
    const control = await post(visitor, "/__sandbox/faults", payload)
    expect([control.statusCode, control.json()]).toMatchObject([400, { ok: false }])
  })

  it("never reaches a handler, and the journal says what it was", async () => {
    const visitor = await visit(bed.app, "new-applicant")
    await post(visitor, "/api/aco/mail-auth", '{"email":"a\\u0000b@example.jp"}')
    expect(await visitor.control("GET", "/outbox")).toEqual([])
    expect(await visitor.control("GET", "/journal")).toMatchObject([
      { call: "aco/mail-auth", outcome: "http-400", answeredBy: "check", payload: null },
    ])
  })

  it.each([
    ["/api/aco/agreements?group=%00"],
    ["/api/aco/listed-companies?query=%ED%A0%BD"],
    ["/api/aco/listed-companies?query=a&%00=b"],
    ["/api/aco/ekyc/sessions/%00"],
    ["/api/brand/brands/%00.json"],
    ["/%ff"],
    ["/client/%E0%A4%A"],
  ])("is no server error in an address either: %s", async (url) => {
    const visitor = await visit(bed.app, "applicant-nfc")
    const { statusCode } = await inject(visitor, { method: "GET", url })
    expect(statusCode).toBeGreaterThanOrEqual(200)
    expect(statusCode).toBeLessThan(500)
  })

  it("is told apart from one that is too large or of another kind", async () => {
    const visitor = await visit(bed.app, "new-applicant")
    const large = await post(visitor, "/api/aco/mail-auth", JSON.stringify({ email: "a".repeat(300_000) }))
    expect([large.statusCode, large.json()]).toMatchObject([413, { data: null }])
    const headers = { "content-type": "text/csv" }
    const other = await inject(visitor, { method: "POST", url: "/api/aco/mail-auth", payload: "a;b", headers })
    expect([other.statusCode, other.json()]).toMatchObject([415, { data: null }])
  })
})

onEveryDatabase((own) => {
  it("2,000 malformed requests with a seed are never answered as an error of the server", async () => {
    const fixtures = ["active-investor", "new-applicant", "applicant-nfc", "applicant-step1", "applicant-step2-filled"]
    const visitors = await Promise.all(fixtures.map((fixture) => visit(own().app, fixture)))
    const wrong: unknown[] = []
    for (const [index, request] of malformedRequests(calls, { seed: 20_261_122, count: 2000 }).entries()) {
      const visitor = visitors[index % visitors.length]
      if (visitor === undefined) throw new Error("there is no visitor")
      const { statusCode, body } = await inject(visitor, request, own())
      if (statusCode >= 500) wrong.push([index, request.method, request.url, request.payload, body])
      own().wait(1100)
    }
    expect(wrong).toEqual([])
  })
})
