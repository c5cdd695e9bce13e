import { ok } from "../../../engine"
import { handleLegacy } from "../../customers"
import { banks, findBank } from "./directory"
import { ofInitial } from "./initials"
import { toBankRow } from "./rows"

/** Where most customers have their accounts. */
const majorCodes = ["0999", "9900", "0001", "0005", "0009", "0010", "0033", "0036"]

export const handle = handleLegacy("legacy/bank_name_list", async ({ INITIAL_KANA }) =>
  ok({
    MAJOR_BANK_ARRAY: majorCodes.flatMap((code) => findBank(code) ?? []).map(toBankRow),
    BANK_ARRAY: INITIAL_KANA === "" ? [] : ofInitial(banks, INITIAL_KANA).map(toBankRow),
  }),
)
