import { ok } from "../../../engine"
import { type AgreementGroup, documentsOf } from "./agreementDocuments"
import { handleApplicant } from "../handleApplicant"

export const handle = handleApplicant("aco/agreements", async (input, { tenant }) => {
  const group = input["group"] as AgreementGroup
  return ok({ group, documents: documentsOf(group, tenant.settings.agreementVersion) })
})
