import type { CreateArea } from "../../engine"
import { expireConfirmations } from "./confirmations"
import { investorFixtures } from "./fixtures/investors"
import { seedInvestor } from "./fixtures/seedInvestor"
import { plannedWithdrawals } from "./plannedWithdrawals"
import { transfersDue } from "./transferDue"

export const createArea: CreateArea = () => ({
  fixtures: investorFixtures,
  hooks: {
    bankChanged: expireConfirmations,
    due: transfersDue,
    planned: () => [plannedWithdrawals],
    seedInvestor,
  },
})
