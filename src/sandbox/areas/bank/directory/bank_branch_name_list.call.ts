import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { findBank } from "./directory"
import { ofInitial } from "./initials"
import { toBranchRow } from "./rows"

export const handle = handleLegacy("legacy/bank_branch_name_list", async ({ BANK_CD, INITIAL_KANA }) =>
  ok({ BRANCH_ARRAY: ofInitial(findBank(BANK_CD)?.branches ?? [], INITIAL_KANA).map(toBranchRow) }),
)
