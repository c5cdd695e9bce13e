// @vitest-environment node
import { describe, expect, it } from "vitest"
import summary from "../../../../schemas/calls/bff/portfolio-summary.call.json"
import brands from "../../../../schemas/calls/brand/brands.call.json"
import { assetShares } from "../../../../src/areas/portfolio/sources/asset-shares/assetShares"
import { holdings } from "../../../../src/areas/portfolio/sources/holdings/holdings"

const none = {} as never
const { normal, by_tax: byTax, many, five_courses: five } = summary.samples
const known = brands.samples.normal

describe("portfolio/holdings", () => {
  const read = holdings(none)
  const namesOf = (found: ReturnType<typeof read>) => found.groups.flatMap(({ rows }) => rows.map(({ name }) => name))

  it("names what is held, in groups with their subtotals", () => {
    const { groups, count } = read({ assets: normal.assets, brands: known, by: "course", sort: 0 })
    expect(count).toBe(3)
    expect(groups.map(({ code, market_value, gain_loss }) => [code, market_value, gain_loss])).toEqual([
      [0, { n: 300_000, e10: 0, unit: "jpy" }, { n: 30_000, e10: 0, unit: "jpy" }],
      [1, { n: 37_500, e10: 0, unit: "jpy" }, { n: 0, e10: 0, unit: "jpy" }],
      [2, { n: 30_000, e10: 0, unit: "jpy" }, { n: -2_000, e10: 0, unit: "jpy" }],
    ])
    expect(groups[0]?.rows[0]).toMatchObject({ name: "サンプル全世界株式インデックス", symbol: "", units: "120000" })
    expect(groups[1]?.rows[0]).toMatchObject({ name: "サンプルテック", symbol: "SMPT", shares: "1.25" })
  })

  it("groups the lots by their account", () => {
    const { groups } = read({ assets: byTax.assets, brands: known, by: "tax" })
    expect(groups.map(({ code, rows }) => [code, rows.length])).toEqual([
      [2, 2],
      [3, 1],
      [4, 1],
    ])
  })

  it.each([
    [0, ["テック", "自動車"]],
    [1, ["テック", "自動車"]],
    [2, ["テック", "自動車"]],
    [3, ["自動車", "テック"]],
    [4, ["テック", "自動車"]],
    [undefined, ["テック", "自動車"]],
  ])("orders a group by %s", (sort, wanted) => {
    const assets = byTax.assets.filter(({ tax_type: tax }) => tax === 2)
    expect(namesOf(read({ assets, brands: known, by: "tax", sort }))).toEqual(wanted.map((name) => `サンプル${name}`))
  })

  it("compares rates exactly and whatever their exponent", () => {
    const [one, other] = many.assets.slice(0, 2)
    const assets = [
      { ...one, asset_id: "a", tax_type: 2, gain_loss_percentage: { n: 9, e10: -1, unit: "%" } },
      { ...other, asset_id: "b", tax_type: 2, gain_loss_percentage: { n: 101, e10: -2, unit: "%" } },
    ]
    const [group] = read({ assets, brands: known, by: "tax", sort: 2 }).groups
    expect(group?.rows.map(({ asset_id: id }) => id)).toEqual(["b", "a"])
  })

  it("knows brands that can no longer be bought, and lives without any", () => {
    const retired = { BRAND_ARRAY: [], SE_BRAND_ARRAY: known.BRAND_ARRAY }
    expect(namesOf(read({ assets: normal.assets, brands: retired, by: "course" }))[0]).toBe(
      "サンプル全世界株式インデックス",
    )
    const unnamed = read({ assets: normal.assets, brands: undefined, by: "course" })
    expect(unnamed.groups.map(({ code }) => code)).toEqual([0, 1, 2])
    expect(namesOf(unnamed)).toEqual([undefined, undefined, undefined])
  })

  it("holds nothing before the assets have come", () => {
    expect(read({ assets: undefined, brands: known, by: "course" })).toEqual({ groups: [], count: 0 })
  })
})

describe("portfolio/asset-shares", () => {
  const read = assetShares(none)

  it("stands as the groups of holdings do, and has the cash as the rest, rounded as the other shares are", () => {
    const { items } = read({ courses: normal.courses, cash: normal.cash, total: normal.total_asset })
    expect(items.map(({ kind, share }) => [kind, share["n"]])).toEqual([
      [0, 4364],
      [1, 545],
      [2, 436],
      [9, 4655],
    ])
    expect(items.reduce((sum, { share }) => sum + Number(share["n"]), 0)).toBe(10_000)
  })

  it("gives every kind a colour of its own, whatever else is held", () => {
    const { items } = read({ courses: five.courses, cash: five.cash, total: five.total_asset })
    expect(new Set(items.map(({ tone }) => tone)).size).toBe(items.length)
  })

  it("is cash alone where nothing is held, and no share of nothing", () => {
    const nothing = { n: 0, e10: 0, unit: "jpy" }
    expect(read({ courses: [], cash: nothing, total: nothing }).items).toEqual([
      { kind: 9, amount: nothing, share: { n: 0, e10: -2, unit: "%" }, tone: 6 },
    ])
  })
})
