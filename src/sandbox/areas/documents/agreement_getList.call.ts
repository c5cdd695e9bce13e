import { ok } from "../../engine"
import { handleLegacy } from "../customers"
import { agreedOf } from "./agreed"
import { allTerms } from "./terms"

export const handle = handleLegacy("legacy/agreement_getList", async (_input, context) => {
  const agreed = await agreedOf(context)
  return ok({
    AGREEMENT_ARRAY: allTerms.map(({ REQUIRED_OPEN_FLG: _flag, ...terms }) => {
      const at = agreed.get(terms.DOCUMENT_ID)
      return { ...terms, AGREED_FLG: at === undefined ? 0 : 1, AGREED_DATE: at?.slice(0, 10) ?? null } as const
    }),
  })
})
