import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { banks } from "./directory"
import { majorCodes } from "./majorCodes"
import { toBankRow } from "./rows"
import { search } from "./search"

export const handle = handleLegacy("legacy/search_bank_name", async ({ KEYWORD }) => {
  const { rows, over } = search(banks, KEYWORD, majorCodes)
  return ok({ BANK_ARRAY: rows.map(toBankRow), OVER_FLG: over })
})
