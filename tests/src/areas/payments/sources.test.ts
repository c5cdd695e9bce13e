import { describe, expect, it } from "vitest"
import { contract } from "../../../../src/areas/payments/sources/contract/contract"
import { groups } from "../../../../src/areas/payments/sources/groups/groups"
import { requiredTerms } from "../../../../src/areas/payments/sources/required-terms/requiredTerms"
import { viewVersion } from "../../../../src/areas/payments/sources/view-version/viewVersion"
import { someStores } from "../../platform/stores/someStores"

const { stores } = someStores()

describe("payments/groups", () => {
  it("keeps contracts that stand apart from services that can be linked, each in their order", () => {
    const items = [0, 1, 2, 3, 9].map((CONTRACT_STATUS) => ({ CONTRACT_STATUS }))
    const given = groups(stores)({ items: [...items, null, 7] })
    expect(given).toEqual({ linked: items.slice(1, 4), open: [items[0], items[4]] })
  })

  it("is empty before anything is known", () => {
    expect(groups(stores)({ items: undefined })).toEqual({ linked: [], open: [] })
  })
})

describe("payments/contract", () => {
  const read = (row: object) => contract(stores)({ items: [row] })

  it.each([
    [4_499_999, 500_001, false],
    [4_500_000, 500_000, true],
    [5_000_000, 0, true],
    [5_100_000, 0, true],
  ])("after %i of 5,000,000 yen has %i left", (USED_MONTH_AMOUNT, left, isNearLimit) => {
    expect(read({ USED_MONTH_AMOUNT, LIMIT_MONTH_AMOUNT: 5_000_000 })).toMatchObject({ left, isNearLimit })
  })

  it("knows nothing of a month without a limit", () => {
    expect(read({ USED_MONTH_AMOUNT: null, LIMIT_MONTH_AMOUNT: null })).not.toHaveProperty("left")
  })

  it("gives debits a sign, and keeps that of what was paid back", () => {
    const RECENT_ARRAY = [
      { DATE: "2025-01-06", KIND: 1, AMOUNT: 100_000 },
      { DATE: "2025-01-07", KIND: 2, AMOUNT: 30_000 },
    ]
    expect(read({ RECENT_ARRAY })).toMatchObject({ recent: [{ amount: -100_000 }, { amount: 30_000 }] })
  })

  it("is nothing where there is no contract", () => {
    expect(contract(stores)({ items: [] })).toEqual({})
  })
})

describe("payments/required-terms", () => {
  it("names the terms that have to be opened", () => {
    const terms = [
      { TERMS_ID: "PA-1", REQUIRED_OPEN_FLG: 1 },
      { TERMS_ID: "PA-3", REQUIRED_OPEN_FLG: 0 },
    ]
    expect(requiredTerms(stores)({ terms })).toEqual({ ids: ["PA-1"] })
    expect(requiredTerms(stores)({ terms: undefined })).toEqual({ ids: [] })
  })
})

describe("payments/view-version", () => {
  it.each([
    ["3.23.9", 1],
    ["3.24.0", 2],
    ["10.0.0", 2],
    ["3.24", 1],
    [undefined, 1],
  ])("of %s is %i", (appVersion, version) => {
    expect(viewVersion(stores)({ appVersion, from: "3.24.0" })).toEqual({ version })
  })
})
