import type { CreateArea } from "../../engine"
import { createInvestor } from "../customers"
import { type Goal, saveGoal } from "./goals"

declare module "../customers/customerContext" {
  interface InvestorOptions {
    readonly goal?: Goal
  }
}

/** Ten million yen for old age by January 2040, at 3 percent. */
const pension: Goal = {
  purpose: 1,
  name: null,
  target_amount: 10_000_000,
  target_month: "2040-01",
  annual_rate: "3.0",
  include_cash: true,
}

/** What customers save for. */
export const createArea: CreateArea = () => ({
  fixtures: [
    {
      name: "goal-set",
      title: "目標を設定済み（2040年1月までに1,000万円）",
      seed: (context) => createInvestor(context, { goal: pension }),
    },
  ],
  hooks: {
    seedInvestor: async ({ trx }, customer, { goal }) => {
      if (goal !== undefined) await saveGoal({ trx, customer }, goal)
    },
  },
})
