import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(address: string, isLoggedIn = true) {
  const visitor = await customers.visit("active-investor")
  if (!isLoggedIn) visitor.cookies.delete("TOKEN")
  const customer = await customers.openAs(visitor, address)
  const texts = (selector: string) =>
    [...customer.app.container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { ...customer, texts, visitor }
}

describe("/invest/document_list", () => {
  it("has the documents of a fund by their kind, in the order of the kinds, the newest first", async () => {
    const list = await openAt("/invest/document_list?market_id=99&brand_id=900001")
    await list.sees("invest_document_list")
    expect(list.texts(".k-brand-head__title")).toEqual(["サンプル全世界株式インデックス"])
    expect(list.texts(".k-list__title")).toEqual([
      "交付目論見書",
      "目論見書補完書面",
      "請求目論見書",
      "交付運用報告書",
      "運用報告書（全体版）",
      "月次レポート",
    ])
    expect(list.texts(".k-list-row__title").slice(-2)).toEqual([
      "月次レポート（2024年12月）",
      "月次レポート（2024年11月）",
    ])
    expect(list.texts(".k-list-row__sub")[0]).toMatch(/^PDF 1\.2MB.*作成日 2024\/10\/01$/)
  })

  it("finds the brand first where none is named, and leads back to what was found", async () => {
    const list = await openAt("/invest/document_list")
    await list.sees("invest_document_list")
    await list.type("銘柄名・コードで検索", "さんぷるてっく")
    await list.reads("1銘柄")
    await list.press("サンプルテック SMPT 米国株 200.00 ドル マイナス3.00%", "link")
    await list.reads("外国証券情報")
    expect(window.location.search).toBe("?market_id=2&brand_id=200001")
    await list.press("戻る")
    await list.reads("1銘柄")
  })

  it.each(["brand_id=900001", "market_id=99", "market_id=NASDAQ&brand_id=200001"])(
    "lets the brand be found where the address names half of one: %s",
    async (query) => {
      const list = await openAt(`/invest/document_list?${query}`)
      await list.reads("サンプル自動車")
    },
  )

  it("says so where a brand has none", async () => {
    const list = await openAt("/invest/document_list?market_id=11&brand_id=110002")
    await list.reads("この銘柄の書面はありません")
    expect(list.texts(".k-brand-head__title")).toEqual(["サンプル旧素材"])
  })

  it("asks for a login", async () => {
    const list = await openAt("/invest/document_list?market_id=99&brand_id=900001", false)
    await list.leavesFor("login")
  })
})
