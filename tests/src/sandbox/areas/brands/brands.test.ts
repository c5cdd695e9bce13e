// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import brandList from "../../../../../schemas/calls/legacy/invest_brand_brand_list.call.json"
import { type Json, openTestbed, type Testbed, visit } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

async function ask(path: string, payload: Json, world = "active-investor"): Promise<Json> {
  const visitor = await visit(bed.app, world)
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  return (await visitor.send("POST", `/api/legacy/v2/invest/${path}`, { TOKEN, ...payload })).body
}

const statesOf = async (payload: Json, world?: string) =>
  (await ask("brand/brand_list", payload, world))["BRAND_STATUS_ARRAY"] as Json[]

describe("the list of brands", () => {
  it("says what the customer of the catalogue holds and buys every month", async () => {
    const states = await statesOf({})
    expect(states).toEqual(expect.arrayContaining(brandList.samples.normal.BRAND_STATUS_ARRAY))
    expect(states.filter(({ HOLD_FLG }) => HOLD_FLG === 1).map(({ BRAND_ID }) => BRAND_ID)).toEqual([
      900001, 200001, 110001,
    ])
  })

  it("is of one course where it is asked for", async () => {
    for (const [COURSE_TYPE, id] of [900001, 200001, 110001, 210001, 110901].entries())
      expect((await statesOf({ COURSE_TYPE })).map(({ BRAND_ID }) => BRAND_ID)).toEqual([id])
  })
})

describe("the documents of a brand", () => {
  it.each([
    [{ MARKET_ID: 3, BRAND_ID: 300001 }],
    [{ MARKET_ID: 1, BRAND_ID: 200001 }],
    [{ MARKET_ID: 99, BRAND_ID: 1 }],
  ])("are not found where there is no such brand: %j", async (brand) => {
    expect(await ask("documents/get", brand)).toMatchObject({ STATUS: 1, REDIRECT_CODE: 404 })
  })

  it("are none of a brand that is no longer traded", async () => {
    expect(await ask("documents/get", { MARKET_ID: 11, BRAND_ID: 110002 })).toMatchObject({
      STATUS: 0,
      DOCUMENT_ARRAY: [],
    })
  })
})
