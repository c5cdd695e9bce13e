// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit, type Visitor } from "../../support/testbed"
import summary from "../../../../../schemas/calls/legacy/nisa_summaryinfo.call.json"
import top from "../../../../../schemas/calls/legacy/nisa_nisa_top.call.json"

const ask = async (visitor: Visitor, path: string, wish: Json = {}): Promise<Json> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  return (await visitor.send("POST", `/api/legacy/v2/nisa/${path}`, { TOKEN, ...wish })).body
}
const askTop = (visitor: Visitor) => ask(visitor, "nisa_top")
const askSummary = (visitor: Visitor, YEAR = 2025) => ask(visitor, "summaryinfo", { YEAR })

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)

  describe("the top of the tax-free account", () => {
    it("has the figures of the catalogue", async () => {
      expect(await askTop(await arrive())).toMatchObject(top.samples.opened)
    })

    it.each([
      ["nisa-none", "not_applied"],
      ["nisa-checking", "at_tax_office"],
      ["nisa-abolished", "abolished"],
    ] as const)("of %s is that of the call's sample", async (world, sample) => {
      const { APPLY_ARRAY: applications, ...wanted } = top.samples[sample]
      const answer = await askTop(await arrive(world))
      expect(answer).toMatchObject(wanted)
      if (sample === "at_tax_office") expect(answer["APPLY_ARRAY"]).toEqual(applications)
    })

    it.each([
      ["nisa-applied", { NISA_STATUS: 1, EXPECTED_DATE: "2025-01-29", GROWTH_LIMIT: null }],
      ["nisa-provisional", { NISA_STATUS: 2, TRADABLE_FLG: 1, EXPECTED_DATE: "2025-01-28", GROWTH_LIMIT: 2_400_000 }],
      ["nisa-elsewhere", { NISA_STATUS: 4, TRADABLE_FLG: 0, EXPECTED_DATE: null, MARKET_VALUE: null }],
      ["nisa-incomplete", { NISA_STATUS: 5, REASON_TEXT: top.samples.incomplete.REASON_TEXT }],
      ["nisa-abolishing", { NISA_STATUS: 6, TRADABLE_FLG: 0, GROWTH_REMAIN: 2_400_000 }],
      ["nisa-full", { GROWTH_REMAIN: 0, GROWTH_USED: 2_400_000, ACCUM_REMAIN: 0, ACCUM_USED: 1_200_000 }],
      ["nisa-lifetime-limit", { LIFETIME_REMAIN: 800_000, GROWTH_REMAIN: 300_000, ACCUM_REMAIN: 800_000 }],
      ["nisa-old", { OLD_NISA_FLG: 1 }],
    ])("of %s has what its world says", async (world, wanted) => {
      expect(await askTop(await arrive(world))).toMatchObject(wanted)
    })

    it("follows an application from its acceptance to the open account", async () => {
      const visitor = await arrive("nisa-applied")
      const states = []
      for (const day of ["2025-01-15", "2025-01-16", "2025-01-28", "2025-01-29"]) {
        await setClock(visitor, `${day}T10:00:00+09:00`)
        const { NISA_STATUS: status, TRADABLE_FLG: tradable, APPLY_ARRAY: rows } = await askTop(visitor)
        states.push([status, tradable, (rows as Json[])[0]?.["STATUS_TEXT"]])
      }
      expect(states).toEqual([
        [1, 0, "受付済み"],
        [2, 0, "税務署で確認中"],
        [2, 0, "税務署で確認中"],
        [3, 1, "開設済み"],
      ])
    })
  })

  describe("the use of the frames", () => {
    it("has the figures of the catalogue, for this year and the last", async () => {
      const visitor = await arrive()
      expect(await askSummary(visitor)).toMatchObject(summary.samples.normal)
      expect(await askSummary(visitor, 2024)).toMatchObject(summary.samples.year_2024)
      expect(await askSummary(visitor, 2026)).toMatchObject({ STATUS: 1 })
    })

    it("counts what is executed as no longer left, and as used once it has settled", async () => {
      const visitor = await arrive("nisa-unsettled")
      expect(await askSummary(visitor)).toMatchObject({
        GROWTH_USED: 0,
        GROWTH_PENDING: 240_000,
        GROWTH_REMAIN: 2_160_000,
      })
      await setClock(visitor, "2025-01-21T10:00:00+09:00")
      expect(await askSummary(visitor)).toMatchObject({
        GROWTH_USED: 240_000,
        GROWTH_PENDING: 0,
        GROWTH_REMAIN: 2_160_000,
      })
    })

    it("agrees with the top, and with what is held", async () => {
      for (const world of ["active-investor", "nisa-full", "nisa-lifetime-limit", "nisa-unsettled"]) {
        const visitor = await arrive(world)
        const [above, below] = [await askTop(visitor), await askSummary(visitor)]
        const holdings = below["HOLDING_ARRAY"] as Json[]
        const sum = (name: string) => holdings.reduce((total, row) => total + Number(row[name]), 0)
        expect([sum("MARKET_VALUE"), sum("GAIN_LOSS")]).toEqual([above["MARKET_VALUE"], above["GAIN_LOSS"]])
        expect(sum("COST_AMOUNT")).toBe(below["LIFETIME_USED"])
        for (const name of ["GROWTH_REMAIN", "ACCUM_REMAIN", "LIFETIME_REMAIN", "LIFETIME_GROWTH_REMAIN"])
          expect(below[name]).toBe(above[name])
      }
    })

    it("has what was bought before 2024 with the end of its time", async () => {
      const { OLD_NISA_ARRAY: old } = await askSummary(await arrive("nisa-old"))
      expect(old).toEqual([
        {
          YEAR: 2023,
          KIND: 1,
          COST_AMOUNT: 80_000,
          MARKET_VALUE: 120_000,
          GAIN_LOSS: 40_000,
          EXPIRE_DATE: "2027-12-31",
        },
        {
          YEAR: 2020,
          KIND: 1,
          COST_AMOUNT: 150_000,
          MARKET_VALUE: 141_200,
          GAIN_LOSS: -8_800,
          EXPIRE_DATE: "2024-12-31",
        },
      ])
    })
  })
})
