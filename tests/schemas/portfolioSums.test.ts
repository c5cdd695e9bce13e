// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { shippedRoot } from "../support/shippedRoot"

interface Sum {
  readonly n: number
}
interface Summary {
  readonly total_asset: Sum
  readonly cash: Sum
  readonly day_change: Sum
}
interface History {
  readonly points: readonly { readonly date: string; readonly total_asset: Sum }[]
}

interface Goal {
  readonly current_amount: Sum
  readonly cash?: Sum
}

const set = loadDocuments(shippedRoot)
const samplesOf = (id: string) => set.find("call", id)?.document.samples ?? {}
const chosen = (call: string, name: string | undefined): unknown => {
  const samples = samplesOf(call)
  return samples[name ?? Object.keys(samples)[0] ?? ""]
}
const states = Object.entries(set.find("screen", "portfolio_top")?.document.samples ?? {})

describe("the states of the portfolio", () => {
  it.each(states)(
    "%s: the chart ends at the total above it, and moves on its last day as is said there",
    (_name, sample) => {
      const summary = chosen("bff/portfolio-summary", sample.calls?.["bff/portfolio-summary"]) as Summary | undefined
      const history = chosen("bff/portfolio-history", sample.calls?.["bff/portfolio-history"]) as History | undefined
      // Neither while one of them is on its way or cannot be had.
      if (summary === undefined || history === undefined) return
      const [before, last] = history.points.slice(-2).map(({ total_asset: { n } }) => n)
      expect([last, (last ?? 0) - (before ?? 0)]).toEqual([summary.total_asset.n, summary.day_change.n])
    },
  )

  it.each(states)("%s: the goal counts the total above it, and the cash below", (_name, sample) => {
    const summary = chosen("bff/portfolio-summary", sample.calls?.["bff/portfolio-summary"]) as Summary | undefined
    const goal = chosen("bff/goal", sample.calls?.["bff/goal"]) as Goal | undefined
    if (summary === undefined || goal === undefined) return
    expect([goal.current_amount.n, (goal.cash ?? summary.cash).n]).toEqual([summary.total_asset.n, summary.cash.n])
  })

  it("are those where both are there", () => {
    const drawn = states.filter(([, { calls = {} }]) =>
      Object.entries(calls).every(([call, name]) => chosen(call, name) !== undefined),
    )
    expect(drawn.length).toBeGreaterThan(10)
  })
})
