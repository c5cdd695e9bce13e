// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import { openTestbed, type Testbed, visit } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const path = "/api/bff/api/goal/v1"
const jpy = (n: number) => ({ n, e10: 0, unit: "jpy" })
const goal = {
  purpose: 6,
  name: "世界一周旅行",
  target_amount: jpy(3_000_000),
  target_ym: "2028-06",
  annual_rate: "2.5",
  include_cash: false,
}
const now = { current_amount: jpy(687_500), cash: jpy(320_000) }

describe("a goal in the sandbox", () => {
  it("is not there at first; what the customer has is", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect(await visitor.send("GET", path)).toMatchObject({ status: 200, body: { goal: null, ...now } })
  })

  it("is saved as often as it is sent, and the newest one stays", async () => {
    const visitor = await visit(bed.app, "goal-set")
    for (const body of [goal, goal, { ...goal, target_ym: "2029-01" }])
      expect(await visitor.send("PUT", path, body)).toMatchObject({ status: 200, body: { goal: body, ...now } })
    expect(await visitor.send("GET", path)).toMatchObject({ body: { goal: { ...goal, target_ym: "2029-01" } } })
  })

  it("is deleted once, and a second time nothing happens", async () => {
    const visitor = await visit(bed.app, "goal-set")
    expect(await visitor.send("GET", path)).toMatchObject({ body: { goal: { purpose: 1, annual_rate: "3.0" } } })
    for (let time = 0; time < 2; time += 1)
      expect(await visitor.send("DELETE", path)).toMatchObject({ status: 200, body: { goal: null, ...now } })
  })

  it("is refused where a property is wrong, and stays what it was", async () => {
    const visitor = await visit(bed.app, "goal-set")
    expect((await visitor.send("PUT", path, { ...goal, purpose: 7 })).status).toBe(400)
    expect(await visitor.send("GET", path)).toMatchObject({ body: { goal: { purpose: 1 } } })
  })

  it.each([
    { target_amount: { ...jpy(5), e10: -1 } },
    { target_amount: { ...jpy(1), e10: 30 } },
    { target_amount: jpy(-50_000) },
    { target_amount: jpy(9_999) },
    { target_amount: jpy(1_000_000_001) },
    { target_ym: "2028-00" },
    { target_ym: "2028-13" },
  ])("is refused with %j", async (wrong) => {
    const visitor = await visit(bed.app, "active-investor")
    expect((await visitor.send("PUT", path, { ...goal, ...wrong })).status).toBe(400)
    expect(await visitor.send("GET", path)).toMatchObject({ status: 200, body: { goal: null } })
  })

  it("belongs to its customer alone", async () => {
    const visitor = await visit(bed.app, "goal-set")
    visitor.cookies.delete("TOKEN")
    expect((await visitor.send("PUT", path, goal)).status).toBe(401)
  })
})
