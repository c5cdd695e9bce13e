import { notFound, ok } from "../../engine"
import { handleLegacy } from "../customers"
import { findService } from "./services"
import { termsOf } from "./terms"

export const handle = handleLegacy("legacy/payments_terms_use", async (input, { tenant }) => {
  const { PAYMENT_TYPE: type, AGREEMENT_TYPE: agreement, BANK_ID: id } = input
  const service = findService(tenant, type, id)
  if (service === undefined || (agreement === 2 && type !== 2)) return notFound
  return ok({ PAYMENT_TYPE: type, SERVICE_NM: service.name, TERMS_ARRAY: termsOf(type, agreement) })
})
