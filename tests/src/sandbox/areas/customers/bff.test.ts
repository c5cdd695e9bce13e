// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { CallDocument } from "../../../../../renderer/model/documents"
import { openTestbed, type Testbed, visit } from "../../support/testbed"

const call = (id: string, demo: boolean): CallDocument => ({
  $schema: "../../meta/call.schema.json",
  kind: "call",
  id: `bff/${id}`,
  version: 1,
  client: "bff",
  method: "GET",
  path: `/api/${id}/v1`,
  effect: "read",
  demo,
  request: { type: "object" },
  response: { type: "object" },
  samples: { normal: { animal: "tapir" } },
})

describe("the platform service", () => {
  let bed: Testbed
  beforeAll(async () => {
    bed = await openTestbed({}, [call("keeper", false), call("visitor", true)])
  })
  afterAll(() => bed.close())

  it("answers the customer of the cookie, and nobody else", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect(await visitor.send("GET", "/api/bff/api/keeper/v1")).toMatchObject({
      status: 200,
      body: { animal: "tapir" },
    })
    visitor.cookies.delete("TOKEN")
    expect((await visitor.send("GET", "/api/bff/api/keeper/v1")).status).toBe(401)
    visitor.cookies.set("TOKEN", "somebody-elses")
    expect((await visitor.send("GET", "/api/bff/api/keeper/v1")).status).toBe(401)
  })

  it("answers everybody where the document says so", async () => {
    const visitor = await visit(bed.app, "active-investor")
    visitor.cookies.delete("TOKEN")
    expect((await visitor.send("GET", "/api/bff/api/visitor/v1")).status).toBe(200)
  })
})
