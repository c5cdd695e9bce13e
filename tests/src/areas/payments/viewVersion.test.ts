import { describe, expect, it } from "vitest"
import { viewVersion } from "../../../../src/areas/payments/sources/view-version/viewVersion"
import { someStores } from "../../platform/stores/someStores"

const { stores } = someStores()

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
