import type { CreateArea } from "../../engine"
import { tenantOfToken } from "./customerSessions"
import { legacyBackend } from "./legacyBackend"
import { unsettledTrades } from "./plannedMovements"
import { readLedger } from "./readLedger"
import { settleTrades } from "./settleTrades"

/** Customers, their sessions and their money: what the other areas about customers stand on. */
export const createArea: CreateArea = () => ({
  backends: [legacyBackend],
  hooks: { tenantOf: tenantOfToken, processDue: settleTrades, plannedMovements: unsettledTrades },
  registerRoutes(app, sandbox) {
    app.get("/__sandbox/ledger", (request) => readLedger(sandbox, request))
  },
})
