import type { CreateArea } from "../../engine"
import { createInvestor } from "../customers"
import { registerOpenedRoute } from "./openedRoute"
import { seedDocuments } from "./fixtures/seedDocuments"

/** Documents that were delivered electronically, and terms that customers agree to. */
export const createArea: CreateArea = () => ({
  fixtures: [
    {
      name: "many-documents",
      title: "電子交付書面が74件",
      seed: (context) => createInvestor(context, { documents: "many" }),
    },
    {
      name: "expiring-documents",
      title: "電子交付書面の閲覧期限が近い",
      seed: (context) => createInvestor(context, { documents: "expiring" }),
    },
    {
      name: "no-documents",
      title: "電子交付書面がない",
      seed: (context) => createInvestor(context, { documents: "none" }),
    },
  ],
  hooks: { seedInvestor: seedDocuments },
  registerRoutes: registerOpenedRoute,
})
