// @vitest-environment node
import { describe, expect, it } from "vitest"
import { onEveryDatabase } from "../../support/onEveryDatabase"
import { type Json, setClock, visit, type Visitor } from "../../support/testbed"
import agreements from "../../../../../schemas/calls/legacy/agreement_getList.call.json"
import document from "../../../../../schemas/calls/legacy/documents_getList.call.json"

const ask = async (visitor: Visitor, wish: Json = {}): Promise<Json> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  const body = { TOKEN, YEAR: 0, DOC_CATEGORY: 0, UNREAD_ONLY_FLG: 0, PAGE_NO: 1, PAGE_SIZE: 30, ...wish }
  return (await visitor.send("POST", "/api/legacy/v2/documents/getList", body)).body
}
const rowsOf = (answer: Json) => answer["DOCUMENT_ARRAY"] as Json[]

const list = async (visitor: Visitor): Promise<Json[]> => {
  const TOKEN = visitor.cookies.get("TOKEN") ?? ""
  const { body } = await visitor.send("POST", "/api/legacy/v2/agreement/getList", { TOKEN })
  return body["AGREEMENT_ARRAY"] as Json[]
}

onEveryDatabase((bed) => {
  const arrive = (world = "active-investor") => visit(bed().app, world)

  describe("delivered documents", () => {
    it("are those of the call's sample", async () => {
      expect(await ask(await arrive())).toMatchObject(document.samples.normal)
    })

    it("are narrowed by year, category and whether they were read", async () => {
      const visitor = await arrive()
      expect(rowsOf(await ask(visitor, { YEAR: 2024 })).map(({ DOCUMENT_ID: id }) => id)).toEqual([
        "E-97",
        "E-96",
        "E-95",
      ])
      expect(rowsOf(await ask(visitor, { DOC_CATEGORY: 4 }))).toMatchObject([{ TITLE: "分配金のお知らせ" }])
      expect(rowsOf(await ask(visitor, { UNREAD_ONLY_FLG: 1, DOC_CATEGORY: 1 }))).toHaveLength(1)
      expect(await ask(visitor, { YEAR: 2023 })).toMatchObject({ TOTAL_COUNT: 0, DOCUMENT_ARRAY: [], OPEN_YEAR: 2023 })
    })

    it("come on three pages, none twice", async () => {
      const visitor = await arrive("many-documents")
      const pages = []
      for (const PAGE_NO of [1, 2, 3]) pages.push(await ask(visitor, { PAGE_NO }))
      expect(pages.map((page) => rowsOf(page).length)).toEqual([30, 30, 14])
      expect(pages.map((page) => page["HAS_NEXT_FLG"])).toEqual([1, 1, 0])
      expect(new Set(pages.flatMap(rowsOf).map(({ DOCUMENT_ID: id }) => id)).size).toBe(74)
    })

    it("are read once they were opened at their address", async () => {
      const visitor = await arrive()
      const unread = rowsOf(await ask(visitor, { UNREAD_ONLY_FLG: 1 }))
      expect(unread).toHaveLength(2)
      expect(await visitor.control("POST", "/documents", { url: unread[0]?.["DOC_URL"] })).toEqual({ ok: true })
      expect(rowsOf(await ask(visitor, { UNREAD_ONLY_FLG: 1 }))).toMatchObject([unread[1] ?? {}])
      expect(await visitor.control("POST", "/documents", { url: "https://docs.example/e1.pdf" })).toMatchObject({
        ok: false,
      })
    })

    it("are listed for as long as they may be read", async () => {
      const visitor = await arrive("expiring-documents")
      expect((await ask(visitor))["TOTAL_COUNT"]).toBe(8)
      await setClock(visitor, "2025-01-20T23:00:00+09:00")
      expect((await ask(visitor))["TOTAL_COUNT"]).toBe(8)
      await setClock(visitor, "2025-01-21T00:00:00+09:00")
      expect((await ask(visitor))["TOTAL_COUNT"]).toBe(7)
      expect((await ask(await arrive("no-documents")))["TOTAL_COUNT"]).toBe(0)
    })
  })

  describe("agreements", () => {
    const group = { DOCUMENT_GROUP: "us_stock" }
    const consent = { ...group, DOCUMENT_ID_ARRAY: ["A-2"], AGREE_FLG: 1 }

    it("are those of the call's sample", async () => {
      expect(await list(await arrive())).toEqual(agreements.samples.unagreed.AGREEMENT_ARRAY)
    })

    it("are given once: then nothing is left to agree to", async () => {
      const visitor = await arrive()
      expect((await visitor.legacy("document/agreement", group))["DOCUMENT_ARRAY"]).toMatchObject([
        { DOCUMENT_ID: "A-2" },
      ])
      expect(await visitor.legacyWrite("document/set_agree", consent)).toMatchObject({ STATUS: 0 })
      expect((await visitor.legacy("document/agreement", group))["DOCUMENT_ARRAY"]).toEqual([])
      expect(await list(visitor)).toEqual(agreements.samples.agreed.AGREEMENT_ARRAY)
    })

    it("are refused for other documents than those of today", async () => {
      const visitor = await arrive()
      const old = { ...consent, DOCUMENT_ID_ARRAY: ["A-0"] }
      expect(await visitor.legacyWrite("document/set_agree", old)).toMatchObject({ ERROR_CD: "VERSION_CHANGED" })
      expect(await list(visitor)).toEqual(agreements.samples.unagreed.AGREEMENT_ARRAY)
    })

    it("know their groups only", async () => {
      const visitor = await arrive()
      expect(await visitor.legacy("document/agreement", { DOCUMENT_GROUP: "none" })).toMatchObject({ STATUS: 1 })
    })
  })
})
