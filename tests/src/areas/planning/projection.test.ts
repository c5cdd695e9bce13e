// @vitest-environment node
import { describe, expect, it } from "vitest"
import { projection } from "../../../../src/areas/planning/sources/projection/projection"

const read = projection({} as never)

describe("planning/projection", () => {
  const asked = { initial: 1_000_000, monthly: 30_000, years: 10, rate: 3 }

  it("gives principal, amount and gain, now and at the end of every year", () => {
    const { rows, ...end } = read(asked)
    const all = rows as readonly { readonly year: number }[]
    expect(end).toEqual({ principal: 4_600_000, amount: 5_541_596, gain: 941_596 })
    expect(all.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(all[0]).toEqual({ year: 0, principal: 1_000_000, amount: 1_000_000, gain: 0 })
    expect(all.at(-1)).toEqual({ year: 10, ...end })
  })

  it.each([
    ["an amount that is a text", { initial: "1億" }],
    ["an amount over its limit", { initial: 100_000_001 }],
    ["a monthly amount over its limit", { monthly: 1_000_001 }],
    ["no amount at all", { initial: 0, monthly: 0 }],
    ["no year", { years: 0 }],
    ["a year too many", { years: 51 }],
    ["half a year", { years: 1.5 }],
    ["a rate that is too low", { rate: -10.1 }],
    ["a rate between two tenths", { rate: 5.55 }],
    ["a rate that is not typed to its end", { rate: "3." }],
  ])("is nothing for %s", (_, answer) => {
    expect(read({ ...asked, ...answer })).toEqual({})
  })
})
