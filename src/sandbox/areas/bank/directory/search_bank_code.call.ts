import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findBank } from "./directory"
import { toBankRow } from "./rows"

export const handle = handleLegacy("legacy/search_bank_code", async ({ BANK_CD }) => {
  const bank = findBank(BANK_CD)
  return ok({ BANK_ARRAY: bank === undefined ? [] : [toBankRow(bank)], OVER_FLG: 0 })
})
