// @vitest-environment node
import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildSandbox } from "../../../../../src/sandbox"
import { documentsOf } from "../../../../../src/sandbox/areas/account-opening/agreements/agreementDocuments"
import { brandFileCall } from "../../../../../src/sandbox/areas/brands/file.call"
import { readCallDocuments } from "../../../../../src/sandbox/engine/calls/callDocuments"
import { createChecks } from "../../../../../src/sandbox/engine/calls/validateCalls"
import { documents as folder, handledCalls, openTestbed, type Testbed, visit } from "../../support/testbed"

const documents = [...readCallDocuments(folder), brandFileCall]
const checks = createChecks()

describe("the call documents", () => {
  it("name every call that has a handler", () => {
    const ids = documents.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...handledCalls]))
  })

  it.each(
    documents.flatMap((document) => Object.keys(document.samples).map((sample) => [document.id, sample] as const)),
  )("%s has a sample %s that fits its response", (id, sample) => {
    const document = documents.find((candidate) => candidate.id === id)
    expect(document && checks.response(document, document.samples[sample])).toEqual([])
  })

  it("quote the agreements that the service sends", () => {
    const samples = documents.find(({ id }) => id === "aco/agreements")?.samples
    expect(samples?.["one"]).toEqual({ group: "ONE", documents: documentsOf("ONE", "2025-01") })
    expect(samples?.["two"]).toEqual({ group: "TWO", documents: documentsOf("TWO", "2025-01") })
  })
})

describe("a call", () => {
  let bed: Testbed
  beforeAll(async () => {
    bed = await openTestbed({}, [
      {
        kind: "call",
        id: "legacy/unhandled",
        version: 1,
        client: "legacy",
        method: "POST",
        path: "/v2/client/unhandled",
        effect: "read",
        request: { type: "object", additionalProperties: false },
        response: { type: "object", required: ["BUYING_POWER"], properties: { BUYING_POWER: { type: "integer" } } },
        samples: { usual: { BUYING_POWER: 285_000 }, none: { BUYING_POWER: 0 } },
      },
      {
        kind: "call",
        id: "bff/broken",
        version: 1,
        client: "bff",
        method: "GET",
        path: "/broken/{name}",
        effect: "read",
        request: { type: "object" },
        response: { type: "object", required: ["name"] },
        samples: { usual: {} },
      },
      {
        kind: "call",
        id: "aco/draft",
        version: 1,
        client: "aco",
        method: "GET",
        path: "/draft",
        effect: "read",
        request: { type: "object" },
        response: { type: "object" },
        codes: { already_submitted: {} },
        samples: { usual: {} },
      },
    ])
  })
  afterAll(() => bed.close())

  it("answers its first sample where it has no handler, and the journal says so", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect(await visitor.legacy("unhandled")).toMatchObject({ STATUS: 0, BUYING_POWER: 285_000 })
    expect(await visitor.control("GET", "/journal")).toMatchObject([
      { call: "legacy/unhandled", answeredBy: "sample", outcome: "ok" },
    ])
  })

  it("still wants a customer", async () => {
    const visitor = await visit(bed.app, "demo-visitor")
    expect(await visitor.legacy("unhandled")).toMatchObject({ LOGIN_STATUS: 1 })
  })

  it("is answered although the journal cannot be written", async () => {
    const full: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes("insert into journal")) throw new Error("the disk is full")
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { db } = bed.database
    const app = await buildSandbox({ database: db.withPlugin(full), documents: folder })
    const answer = await app.inject({ method: "GET", url: "/api/bff/api/common/current-timestamp/v1" })
    expect(answer.statusCode).toBe(200)
    await app.close()
  })

  it("answers 500 when what it would say does not fit its document", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect((await visitor.send("GET", "/api/bff/broken/thing")).status).toBe(500)
    expect(await visitor.control("GET", "/journal")).toMatchObject([
      { outcome: "broken-answer", payload: { name: "***" } },
    ])
  })

  it("answers 500 to a refusal with a code that its document does not name", async () => {
    const visitor = await visit(bed.app, "new-applicant")
    expect(await visitor.aco("GET", "/draft")).toMatchObject({ status: 500 })
    expect(await visitor.control("GET", "/journal")).toMatchObject([{ call: "aco/draft", outcome: "broken-answer" }])
  })
})
