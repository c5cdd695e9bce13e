import type { CreateArea } from "../../engine"
import { createInvestor } from "../customers"
import { executePreorders, preordersToExecute } from "./executePreorders"
import { seedInvestor } from "./fixtures/seedInvestor"
import { heldForPreorders, unsettledTrades } from "./plannedTrades"
import { settleTrades, tradesToSettle } from "./settleTrades"

/** The investor's book: trades, lots, dividends, taxes, NISA frames and pre-orders. */
export const createArea: CreateArea = () => ({
  fixtures: [
    {
      name: "decade-investor",
      title: "10年間の取引があるお客さま",
      settings: { brandCount: 40 },
      seed: (context) => createInvestor(context, { decade: 7 }),
    },
  ],
  hooks: {
    due: {
      waiting: (context) => [preordersToExecute(context), tradesToSettle(context)],
      async run(context) {
        await executePreorders(context)
        await settleTrades(context)
      },
    },
    planned: () => [unsettledTrades, heldForPreorders],
    seedInvestor,
  },
})
