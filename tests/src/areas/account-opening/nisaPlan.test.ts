// @vitest-environment node
import { describe, expect, it } from "vitest"
import { nisaPlan } from "../../../../src/areas/account-opening/sources/nisa-plan/nisaPlan"
import { someStores } from "../../platform/stores/someStores"

const planOf = nisaPlan(someStores().stores)

describe("nisaPlan", () => {
  it.each([
    ["no account", { choice: "NOT_OPEN", otherAccount: "HAS_ACCOUNT" }, { type: "NONE" }],
    ["nothing said about other accounts", {}, {}],
    ["nothing chosen", { choice: undefined, otherAccount: "NONE" }, {}],
    ["the first account", { otherAccount: "NONE" }, { type: "NEW", year: 2025 }],
    ["an account that the customer does not know of", { otherAccount: "UNKNOWN" }, { type: "NEW", year: 2025 }],
    ["the first account late in the year", { otherAccount: "NONE", today: "2025-12-31" }, { type: "NEW", year: 2025 }],
    ["an account that moves", { otherAccount: "HAS_ACCOUNT", tradedThisYear: "NO" }, { type: "TRANSFER", year: 2025 }],
    ["one used this year", { otherAccount: "HAS_ACCOUNT", tradedThisYear: "YES" }, { type: "TRANSFER", year: 2026 }],
    ["the last day of September", { otherAccount: "CLOSED", today: "2025-09-30" }, { type: "REOPEN", year: 2025 }],
    ["the first of October", { otherAccount: "CLOSED", today: "2025-10-01" }, { type: "REOPEN", year: 2026 }],
    ["a day that is not known", { otherAccount: "CLOSED", today: undefined }, { type: "REOPEN" }],
    ["a name of every object", { otherAccount: "constructor" }, {}],
  ])("%s", (_, answers, plan) => {
    const given = { choice: "OPEN", otherAccount: undefined, tradedThisYear: undefined, today: "2025-01-15" }
    expect(planOf({ ...given, ...answers })).toEqual(plan)
  })
})
