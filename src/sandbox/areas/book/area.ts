import type { CreateArea } from "../../engine"
import { seedInvestor } from "./fixtures/seedInvestor"
import { plannedTrades } from "./plannedTrades"
import { settleTrades } from "./settleTrades"

/** The investor's book: trades, lots, dividends, taxes, NISA frames and pre-orders. */
export const createArea: CreateArea = () => ({
  hooks: { processDue: settleTrades, plannedMovements: plannedTrades, seedInvestor },
})
