import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const customers = sandboxCustomers()

async function openAt(address: string, world = "active-investor", isLoggedIn = true) {
  const visitor = await customers.visit(world)
  if (!isLoggedIn) visitor.cookies.delete("TOKEN")
  const customer = await customers.openAs(visitor, address)
  await customer.sees("invest_brand_list")
  const all = (selector: string) => [...customer.app.container.querySelectorAll(selector)]
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)
  return {
    ...customer,
    visitor,
    rows: () => all(".k-brand-row"),
    names: () => texts(".k-product__title"),
    changes: () => texts(".k-product__change .k-figure > span:first-child"),
    async orders(label: string, now: string) {
      await customer.press(`並び替え：${now}`)
      await customer.press(label, "radio")
    },
  }
}

const [world, tech, car, us500, topix] = [
  "サンプル全世界株式インデックス",
  "サンプルテック",
  "サンプル自動車",
  "サンプル米国500 ETF",
  "サンプルTOPIX ETF",
]

it("J13: how many brands are listed in each order, and only what has a value for it", async () => {
  const list = await openAt("/invest/brand_list")
  expect(list.names()).toEqual([world, tech, car, us500, topix])
  let now = "標準"
  for (const [label, expected] of [
    ["人気順", [world, tech, car, us500]],
    ["値上がり率順", [us500, world, car, tech]],
    ["値下がり率順", [tech, car, world, us500]],
    ["買付金額順", [world, us500, tech, car, topix]],
    ["NISA成長投資枠の人気順", [world, us500, tech, car]],
    ["NISAつみたて投資枠の人気順", [world, topix]],
  ] as const) {
    await list.orders(label, now)
    await list.reads(`${label}で${expected.length}銘柄`)
    expect(list.names(), label).toEqual(expected)
    now = label
  }
})

it("J13: the changes that rising and falling go by, and what can only be accumulated", async () => {
  const list = await openAt("/invest/brand_list?sort=2")
  expect(list.changes()).toEqual(["+2.50%", "+1.00%", "-0.50%", "-3.00%"])
  const accumulated = await openAt("/invest/brand_list?sort=6")
  expect(accumulated.rows().at(-1)?.textContent).toContain("つみたて専用")
})

describe("/invest/brand_list", () => {
  it("keeps course, frame and order in the address, and gives them up by one tap where nothing is left", async () => {
    const list = await openAt("/invest/brand_list?course_type=1&sort=1")
    expect(list.names()).toEqual([tech])
    await list.press("つみたて投資枠")
    await list.reads("条件に合う銘柄がありません")
    expect(list.app.container.ownerDocument.defaultView?.location.search).toBe("?course_type=1&sort=1&nisa=1")
    await list.press("条件をリセット")
    await list.reads("標準で5銘柄")
  })

  it("takes in what can only be accumulated where the frame for accumulation is asked for", async () => {
    const list = await openAt("/invest/brand_list?nisa=1")
    expect(list.names()).toEqual([world, topix])
  })

  it("has pictures for funds and ETFs alone, which lead to the brands that they are about", async () => {
    const list = await openAt("/invest/brand_list")
    expect(list.app.container.querySelector(".k-banners")).toBeNull()
    await list.press("日本ETF", "tab")
    await list.press("指数に投資するETF", "link")
    const sheet = document.querySelector("dialog")
    expect([...(sheet?.querySelectorAll(".k-product__title") ?? [])].map(({ textContent }) => textContent)).toEqual([
      us500,
      topix,
    ])
  })

  it("marks what cannot be traded at the moment", async () => {
    const list = await openAt("/invest/brand_list", "suspended-brand")
    const marked = list.rows().filter(({ textContent }) => textContent?.includes("取引停止中"))
    expect(marked.map((row) => row.querySelector(".k-product__title")?.textContent)).toEqual([car])
  })

  it("is open to visitors, for whom nobody is asked what can be traded", async () => {
    const list = await openAt("/invest/brand_list", "active-investor", false)
    expect(list.names()).toHaveLength(5)
    const calls = (await list.visitor.control("GET", "/journal")) as { call: string }[]
    expect(calls.filter(({ call }) => call === "legacy/invest_brand_brand_list")).toEqual([])
  })

  it("counts thousands and draws those near the view", async () => {
    const list = await openAt("/invest/brand_list?course_type=0", "many-brands")
    await list.reads("標準で2,501銘柄")
    expect(list.rows().length).toBeGreaterThan(5)
    expect(list.rows().length).toBeLessThan(200)
  })

  it("says that brands did not come, and loads them again", async () => {
    const visitor = await customers.visit("active-investor")
    await visitor.control("POST", "/faults", [{ call: "brand/url", fault: "http-500", times: 1 }])
    const customer = await customers.openAs(visitor, "/invest/brand_list")
    await customer.reads("銘柄を読み込めませんでした")
    await customer.press("再読み込み")
    await customer.reads("標準で5銘柄")
  })

  it("shows the last brands where newer ones cannot be had, says of when they are, and loads them again", async () => {
    const list = await openAt("/invest/brand_list")
    await list.visitor.control("POST", "/faults", [{ call: "brand/url", fault: "http-500" }])
    list.app.clock.turnDevice(6 * 60_000)
    await list.press(new RegExp(tech), "link")
    await list.sees("course")
    await list.reads("最新の銘柄情報を読み込めませんでした。価格以外は2025/01/15 10:00時点の情報です。")
    await list.reads("200.00ドル")
    await list.visitor.control("DELETE", "/faults")
    await list.press(/もう一度.*読み込む/, "link")
    await list.comes("the remark is gone", () => !document.body.textContent?.includes("読み込めませんでした"))
  })
})
