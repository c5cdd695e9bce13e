// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

interface Profit {
  readonly PROFIT_AMOUNT: number
}
interface Realized {
  readonly TOTAL_PROFIT: number
  readonly GAIN_AMOUNT: number
  readonly LOSS_AMOUNT: number
  readonly MONTH_ARRAY: readonly Profit[]
}
interface Brands {
  readonly PROFIT_BRAND_ARRAY: readonly Profit[]
}

const set = loadDocuments(shippedRoot)

function chosen(call: string, name: string | undefined): unknown {
  const samples = set.find("call", call)?.document.samples ?? {}
  return samples[name ?? Object.keys(samples)[0] ?? ""]
}

/** The states of realised profits in which both calls have answered. */
const states = Object.entries(set.find("screen", "history_realized_profit_loss")?.document.samples ?? {}).flatMap(
  ([state, { calls }]) => {
    const realized = chosen("legacy/history_realize_profit", calls?.["legacy/history_realize_profit"])
    const brands = chosen("legacy/history_realize_profit_brands", calls?.["legacy/history_realize_profit_brands"])
    return realized === undefined || brands === undefined
      ? []
      : [{ state, realized: realized as Realized, brands: brands as Brands }]
  },
)

const sum = (rows: readonly Profit[]) => rows.reduce((total, { PROFIT_AMOUNT }) => total + PROFIT_AMOUNT, 0)

it("has them", () => {
  expect(states.length).toBeGreaterThan(8)
})

it.each(states)("$state: gains and losses, months, and brands each add up to the total", ({ realized, brands }) => {
  const { TOTAL_PROFIT: total, GAIN_AMOUNT: gain, LOSS_AMOUNT: loss, MONTH_ARRAY: months } = realized
  expect([gain + loss, sum(months), sum(brands.PROFIT_BRAND_ARRAY)]).toEqual([total, total, total])
})
