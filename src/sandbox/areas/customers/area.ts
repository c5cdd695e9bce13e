import type { CreateArea } from "../../engine"
import { bffBackend } from "./bffBackend"
import { registerStepUp } from "./stepUp/stepUpRoute"
import { createInvestor } from "./createInvestor"
import { tenantOfToken } from "./customerSessions"
import { legacyBackend } from "./legacyBackend"
import { logIn } from "./logIn"
import { readLedger } from "./readLedger"

/** Customers, their sessions and their money: what the other areas about customers stand on. */
export const createArea: CreateArea = () => ({
  fixtures: [
    {
      name: "offers-mail",
      title: "メールの配信停止リンクが届いている",
      seed: (context) => createInvestor(context, { hasOffers: true }),
    },
    {
      name: "mails-stopped",
      title: "すべてのメールの配信を停止済み",
      seed: (context) => createInvestor(context, { stoppedMails: [1, 2, 3] }),
    },
  ],
  backends: [legacyBackend, bffBackend],
  hooks: { tenantOf: tenantOfToken },
  registerRoutes(app, sandbox) {
    app.get("/__sandbox/ledger", (request) => readLedger(sandbox, request))
    app.post("/__sandbox/login", (request) => logIn(sandbox, request))
    registerStepUp(app, sandbox)
  },
})
