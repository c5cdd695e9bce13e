// @vitest-environment node
import { describe, expect, it } from "vitest"
import { gainsAndLosses } from "../../../../src/areas/history/sources/gains-and-losses/gainsAndLosses"
import { someStores } from "../../platform/stores/someStores"

const { stores } = someStores()

describe("history/gains-and-losses", () => {
  it("parts months by their sign", () => {
    const months = [24_619, -8_000, 0].map((PROFIT_AMOUNT, index) => ({ MONTH: `2025-0${index + 1}`, PROFIT_AMOUNT }))
    expect(gainsAndLosses(stores)({ items: months })).toEqual({
      items: [
        { MONTH: "2025-01", GAIN: 24_619, LOSS: 0 },
        { MONTH: "2025-02", GAIN: 0, LOSS: 8_000 },
        { MONTH: "2025-03", GAIN: 0, LOSS: 0 },
      ],
    })
  })
})
