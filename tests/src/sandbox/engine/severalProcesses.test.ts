// @vitest-environment node
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildSandbox } from "../../../../src/sandbox"
import { createPostgres, findPostgres } from "../support/postgresServer"
import { available, documents, openTestbed, type Testbed, visit } from "../support/testbed"

describe("two sandboxes on one database", () => {
  let one: Testbed
  let other: Testbed
  beforeAll(async () => {
    const bin = findPostgres()
    if (bin === undefined) {
      one = await openTestbed()
      other = { ...one, app: await buildSandbox({ database: one.database.db, documents }) }
      return
    }
    const url = await createPostgres(bin)
    ;[one, other] = await Promise.all([openTestbed({ url }), openTestbed({ url })])
  })
  afterAll(async () => {
    await other.app.close()
    await one.close()
    if (other.database !== one.database) await other.database.close()
  })

  it("share everything, and run a write once between them", async () => {
    const visitor = await visit(one.app, "active-investor")
    const { CONFIRM_KEY } = await visitor.legacy("withdrawal_confirm", {
      WITHDRAW_TYPE: 1,
      AMOUNT_TYPE: 1,
      AMOUNT: 100_000,
    })
    const payload = { TOKEN: visitor.cookies.get("TOKEN"), CONFIRM_KEY, REQUEST_ID: randomUUID() }
    const send = ({ app }: Testbed) =>
      app.inject({ method: "POST", url: "/api/legacy/v2/client/withdrawal_complete", payload })
    const answers = await Promise.all([one, other, one, other, one, other].map(send))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ STATUS: 0, WITHDRAWAL_NO: "W250115-0002" })
    expect(await available(visitor)).toBe(135_000)
  })
})
