import type { CreateArea } from "../../engine"
import { createApplicantBackend } from "./applicantBackend"
import { tenantOfApplicant } from "./application/applicant"
import { registerEkycRoutes } from "./ekyc/ekycRoutes"
import { applicantFixtures } from "./fixtures/applicants"
import { createFormRules } from "./forms/formRules"
import { readForms } from "./forms/readForms"
import { registerScreeningRoutes } from "./screening/screeningRoutes"
import { registerUploads } from "./uploads/registerUploads"

declare module "../../engine/database/tables" {
  interface TenantSettings {
    readonly agreementVersion: string
    /** What the back office decides. */
    readonly decision: "APPROVED" | "DECLINED"
  }
}

/** Call documents that stand alone come without forms. */
const noForms = { screens: [], isOnPath: () => true, check: () => undefined, saved: [], codes: () => [] }

export const createArea: CreateArea = ({ schemasRoot }) => ({
  backends: [
    createApplicantBackend(createFormRules(() => (schemasRoot === undefined ? noForms : readForms(schemasRoot)))),
  ],
  fixtures: applicantFixtures,
  settings: { agreementVersion: "2025-01", decision: "APPROVED" },
  hooks: { tenantOf: tenantOfApplicant },
  registerRoutes(app, sandbox) {
    registerUploads(app, sandbox)
    registerEkycRoutes(app, sandbox)
    registerScreeningRoutes(app, sandbox)
  },
})
