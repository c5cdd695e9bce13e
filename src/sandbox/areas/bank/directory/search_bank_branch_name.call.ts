import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findBank } from "./directory"
import { toBranchRow } from "./rows"
import { search } from "./search"

export const handle = handleLegacy("legacy/search_bank_branch_name", async ({ BANK_CD, KEYWORD }) => {
  const { rows, over } = search(findBank(BANK_CD)?.branches ?? [], KEYWORD)
  return ok({ BRANCH_ARRAY: rows.map(toBranchRow), OVER_FLG: over })
})
