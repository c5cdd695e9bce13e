import type { CreateArea } from "../../engine"
import { investorFixtures } from "./fixtures/investors"
import { seedInvestor } from "./fixtures/seedInvestor"
import { plannedWithdrawals } from "./plannedWithdrawals"
import { transferDue } from "./transferDue"

export const createArea: CreateArea = () => ({
  fixtures: investorFixtures,
  hooks: { processDue: transferDue, plannedMovements: plannedWithdrawals, seedInvestor },
})
