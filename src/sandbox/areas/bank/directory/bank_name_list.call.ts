import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { banks, findBank } from "./directory"
import { ofInitial } from "./initials"
import { majorCodes } from "./majorCodes"
import { toBankRow } from "./rows"

export const handle = handleLegacy("legacy/bank_name_list", async ({ INITIAL_KANA }) =>
  ok({
    MAJOR_BANK_ARRAY: majorCodes.flatMap((code) => findBank(code) ?? []).map(toBankRow),
    BANK_ARRAY: INITIAL_KANA === "" ? [] : ofInitial(banks, INITIAL_KANA).map(toBankRow),
  }),
)
