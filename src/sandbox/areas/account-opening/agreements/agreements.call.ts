import { ok } from "../../../engine/calls/answer"
import { type AgreementGroup, documentsOf } from "./agreementDocuments"
import type { AcoHandler } from "../handler"

export const listAgreements: AcoHandler = async (input, { space }) => {
  const group = input["group"] as AgreementGroup
  return ok({ group, documents: documentsOf(group, space.settings.agreementVersion) })
}
