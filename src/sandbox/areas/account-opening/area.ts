import type { CreateArea } from "../../engine"
import { createApplicantBackend } from "./applicantBackend"
import { tenantOfApplicant } from "./application/applicant"
import { registerEkycRoutes } from "./ekyc/ekycRoutes"
import { applicantFixtures } from "./fixtures/applicants"
import { createRulesOf } from "./forms/rulesOf"
import { registerScreeningRoutes } from "./screening/screeningRoutes"
import { registerUploads } from "./uploads/registerUploads"

declare module "../../engine/database/tables" {
  interface TenantSettings {
    readonly agreementVersion: string
    /** What the back office decides. */
    readonly decision: "APPROVED" | "DECLINED"
  }
}

export const createArea: CreateArea = ({ schemasRoot }) => ({
  backends: [createApplicantBackend(createRulesOf(schemasRoot))],
  fixtures: applicantFixtures,
  settings: { agreementVersion: "2025-01", decision: "APPROVED" },
  hooks: { tenantOf: tenantOfApplicant },
  registerRoutes(app, sandbox) {
    registerUploads(app, sandbox)
    registerEkycRoutes(app, sandbox)
    registerScreeningRoutes(app, sandbox)
  },
})
