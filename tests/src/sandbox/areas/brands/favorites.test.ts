// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit, type Visitor } from "../../support/testbed"
import document from "../../../../../schemas/calls/bff/favorite.call.json"

const path = "/api/bff/api/favorite/v1"
const read = async (visitor: Visitor): Promise<Json> => (await visitor.send("GET", path)).body
const keep = async (visitor: Visitor, brand: string): Promise<Json> =>
  (await visitor.send("PUT", `${path}/${brand}`)).body
const letGo = async (visitor: Visitor, brand: string): Promise<Json> =>
  (await visitor.send("DELETE", `${path}/${brand}`)).body
const brandsIn = ({ items }: Json) => (items as Json[]).map(({ market_id, brand_id }) => `${market_id}/${brand_id}`)

onEveryDatabase((bed) => {
  describe("favourites", () => {
    it("are those of the catalogue for its customer, and the newest comes first", async () => {
      const visitor = await visit(bed().app, "active-investor")
      expect(await read(visitor)).toEqual(document.samples.normal)
      const answer = await keep(visitor, "2/200001")
      expect(brandsIn(answer)).toEqual(["2/200001", "99/900001"])
      expect(await read(visitor)).toEqual(answer)
    })

    it("stay as they are where a brand is kept or let go twice", async () => {
      const visitor = await visit(bed().app, "active-investor")
      const once = await keep(visitor, "2/200001")
      await setClock(visitor, "2025-01-16T09:00:00+09:00")
      expect(await keep(visitor, "2/200001")).toEqual(once)
      expect(brandsIn(await letGo(visitor, "99/900001"))).toEqual(["2/200001"])
      expect(brandsIn(await letGo(visitor, "99/900001"))).toEqual(["2/200001"])
    })

    it("end at 200, where a kept brand may be kept again and a let go one makes room", async () => {
      const visitor = await visit(bed().app, "many-favorites")
      const full = await read(visitor)
      expect(brandsIn(full)).toHaveLength(200)
      expect(await keep(visitor, "2/200001")).toEqual({ business_error_code: "favorite_limit" })
      const [first = ""] = brandsIn(full)
      expect(brandsIn(await keep(visitor, first))).toHaveLength(200)
      await letGo(visitor, first)
      expect(brandsIn(await keep(visitor, "2/200001"))[0]).toBe("2/200001")
    })
  })
})
