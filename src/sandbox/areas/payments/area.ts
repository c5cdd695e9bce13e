import type { CreateArea } from "../../engine"
import { contractFixtures } from "./fixtures/contracts"
import { seedContracts } from "./fixtures/seedContracts"
import { registerPartner } from "./partner/registerPartner"
import { payOutSettled, unpaidContracts } from "./payOutSettled"
import { finishPending, pendingContracts } from "./requests"

/** Accounts at banks and apps that customers link, and the partners' own pages. */
export const createArea: CreateArea = () => ({
  fixtures: contractFixtures,
  settings: { paymentServices: ["SPB", "SPM"], closedPaymentServices: [] },
  hooks: {
    due: {
      waiting: (context) => [pendingContracts(context), unpaidContracts(context)],
      async run(context) {
        await finishPending(context)
        await payOutSettled(context)
      },
    },
    seedInvestor: seedContracts,
  },
  registerRoutes: registerPartner,
})
