import { ok } from "../../../engine"
import { handleLegacy } from "../handleLegacy"
import { maskedMail } from "../maskedMail"
import { categories, stoppedCategories } from "./categories"

export const handle = handleLegacy("legacy/optout", async (_input, context) => {
  const stopped = await stoppedCategories(context)
  return ok({
    MAIL_MASKED: maskedMail(context.customer.mail),
    CATEGORY_ARRAY: categories.map(({ code, name }) => {
      return { MAIL_CATEGORY: code, NAME: name, STOPPED_FLG: stopped.includes(code) ? 1 : 0 } as const
    }),
  })
})
