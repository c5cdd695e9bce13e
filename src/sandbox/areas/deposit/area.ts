import type { CreateArea } from "../../engine"
import { depositFixtures } from "./fixtures/depositors"
import { seedInvestor } from "./fixtures/seedInvestor"
import { registerDepositRoutes } from "./depositRoutes"
import { arrivalsDue, plannedDeposits } from "./deposits"

/** Money that customers pay in, and the banks that send it. */
export const createArea: CreateArea = () => ({
  fixtures: depositFixtures,
  settings: { netBanks: ["SPB", "MHN"], closedNetBanks: ["MHN"], offersBuyFromBank: true },
  hooks: { due: arrivalsDue, planned: () => [plannedDeposits], seedInvestor },
  registerRoutes: registerDepositRoutes,
})
