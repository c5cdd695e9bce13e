// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { documents, openTestbed, type Testbed, visit } from "../../support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const path = (year: number) => `/api/bff/api/dividend/summary/v1?year=${year}`
const document = JSON.parse(readFileSync(join(documents, "calls/bff/dividend-summary.call.json"), "utf8"))
const jpy = (n: number) => ({ n, e10: 0, unit: "jpy" })

describe("the dividends of a year", () => {
  it("are those of the book, as the document says them", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect((await visitor.send("GET", path(2025))).body).toEqual(document.samples.normal)
  })

  it("are none in a year without payments; what is to come stays", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect((await visitor.send("GET", path(2023))).body).toMatchObject({
      year: 2023,
      gross: jpy(0),
      net: jpy(0),
      months: [],
      brands: [],
      upcoming: [{ brand_id: 110001, expected: jpy(500) }],
    })
  })

  it("belong to the customer alone, and a year is a year", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect((await visitor.send("GET", `${path(2025)}x`)).status).toBe(400)
    visitor.cookies.delete("TOKEN")
    expect((await visitor.send("GET", path(2025))).status).toBe(401)
  })
})
