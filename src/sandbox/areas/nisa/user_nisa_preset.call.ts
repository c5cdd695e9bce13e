import { ok } from "../../engine"
import { type CustomerContext, handleDemo } from "../customers"
import { readNisa } from "./readNisa"
import { terms } from "./terms"
import { readDraft } from "./visitorDrafts"
import { isUsedThisYear, startYears, targetYears } from "./years"

const general = {
  ISSUER_ARRAY: ["みほん証券", "サンプル銀行"],
  MAIL_ADDRESS_TEXT: "〒100-0000 東京都千代田区見本町9-9 サンプル証券 NISA係",
  TERMS_ARRAY: terms,
}

/** Customers whose address and birthday nobody has noted live here. */
const known = { address: "東京都千代田区見本町1-2-3", birthday: "1990-04-01" }

const nobody = {
  DEMO_FLG: 1,
  APPLIED_FLG: 0,
  NISA_STATUS: 0,
  CLIENT_NM: null,
  ADDRESS: null,
  BIRTHDAY: null,
  MYNUMBER_REGISTERED_FLG: 1,
  DIVIDEND_METHOD: 2,
  USED_THIS_YEAR_FLG: 0,
} as const

export const handle = handleDemo("legacy/user_nisa_preset", async ({ APPLY_KIND: kind }, context) => {
  const START_YEAR_ARRAY = startYears(context.now)
  if ("customer" in context) return ok({ ...(await factsOf(context)), START_YEAR_ARRAY, ...general, DRAFT: null })
  const TARGET_YEAR_ARRAY = targetYears(context.now, false)
  return ok({ ...nobody, START_YEAR_ARRAY, TARGET_YEAR_ARRAY, ...general, DRAFT: await readDraft(context, kind) })
})

async function factsOf(context: CustomerContext) {
  const { trx, customer, now } = context
  const account = await trx
    .selectFrom("nisa_account")
    .select(["has_my_number", "dividend_method"])
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()
  const { status } = await readNisa(context)
  // Whoever has no account has bought nothing in it.
  const isUsed = [3, 6].includes(status) && (await isUsedThisYear(context))
  return {
    DEMO_FLG: 0,
    APPLIED_FLG: [1, 2, 3, 6].includes(status) ? 1 : 0,
    NISA_STATUS: status,
    CLIENT_NM: customer.name.replaceAll(" ", "　"),
    ADDRESS: known.address,
    BIRTHDAY: customer.birth_date ?? known.birthday,
    MYNUMBER_REGISTERED_FLG: account?.has_my_number === false ? 0 : 1,
    DIVIDEND_METHOD: account?.dividend_method ?? 2,
    USED_THIS_YEAR_FLG: isUsed ? 1 : 0,
    TARGET_YEAR_ARRAY: targetYears(now, isUsed),
  } as const
}
