import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findBank, findBranch } from "./directory"
import { toBranchRow } from "./rows"

export const handle = handleLegacy("legacy/search_bank_branch_code", async ({ BANK_CD, BRANCH_CD }) => {
  const bank = findBank(BANK_CD)
  const branch = bank && findBranch(bank, BRANCH_CD)
  return ok({ BRANCH_ARRAY: branch === undefined ? [] : [toBranchRow(branch)], OVER_FLG: 0 })
})
