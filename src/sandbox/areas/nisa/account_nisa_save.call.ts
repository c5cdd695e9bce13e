import { type Answer, datetime, ok, refused, type Refusal } from "../../engine"
import { type CustomerContext, handleDemo, type LegacyResponse, type VisitorContext } from "../customers"
import { addApplication } from "./addApplication"
import { type Application, checkApplication } from "./checkApplication"
import { type NisaState, readNisa } from "./readNisa"
import { saveDraft } from "./visitorDrafts"
import { isUsedThisYear, targetYears } from "./years"

type Saved = Answer<LegacyResponse<"legacy/account_nisa_save">>

export const handle = handleDemo("legacy/account_nisa_save", async (input, context) => {
  const wrong = checkApplication(input, { now: context.now, isVisitor: !("customer" in context) })
  if (wrong !== undefined) return wrong
  return "customer" in context ? apply(input, context) : keepForLater(input, context)
})

/** A visitor has no account that could be left. */
async function keepForLater(input: Application, context: VisitorContext): Promise<Saved> {
  const { AGREE_FLG: _agreed, TERMS_ID_ARRAY: _terms, REQUEST_ID: _request, ...given } = { REQUEST_ID: "", ...input }
  if (leaves(input)) return { kind: "signed-out" }
  await saveDraft(context, input.APPLY_TYPE === 2 ? 2 : 1, given)
  return ok({ ACCEPT_NO: null, ACCEPT_DATETIME: datetime(context.now), NISA_STATUS: 0, DEMO_FLG: 1 })
}

async function apply(input: Application, context: CustomerContext): Promise<Saved> {
  const refusal = await refusalOf(input, context)
  if (refusal !== undefined) return refusal
  const { APPLY_TYPE: type, START_YEAR, TARGET_YEAR, ...given } = input
  const startYear = START_YEAR ?? TARGET_YEAR
  const number = await addApplication(context, { type, given, ...(startYear === undefined ? {} : { startYear }) })
  if (input.DIVIDEND_METHOD_CHANGE_FLG === 1)
    await context.trx
      .updateTable("nisa_account")
      .set({ dividend_method: 1 })
      .where("customer_id", "=", context.customer.id)
      .execute()
  const { status } = await readNisa(context)
  return ok({ ACCEPT_NO: number, ACCEPT_DATETIME: datetime(context.now), NISA_STATUS: status, DEMO_FLG: 0 })
}

const leaves = ({ APPLY_TYPE }: Application): boolean => APPLY_TYPE === 4 || APPLY_TYPE === 5

async function refusalOf(input: Application, context: CustomerContext): Promise<Refusal | undefined> {
  const state = await readNisa(context)
  if (isDuplicate(input, state)) return refused("NISA_DUPLICATE")
  if (!leaves(input) && !(await hasMyNumber(context))) return refused("MYNUMBER_MISSING")
  if (/^0+$/.test(input.NOTICE_NO ?? "1")) return refused("NOTICE_INVALID")
  if (input.TARGET_YEAR === undefined) return undefined
  const isUsed = await isUsedThisYear(context)
  if (targetYears(context.now, isUsed).includes(input.TARGET_YEAR)) return undefined
  return refused(isUsed ? "USED_THIS_YEAR" : "PERIOD_OVER")
}

/** Statuses in which an account can be opened (again) or moved here; only an open one can be left. */
const free: Readonly<Record<1 | 2 | 3, readonly number[]>> = { 1: [0, 5], 2: [0, 4, 5, 7], 3: [0, 5, 7] }

function isDuplicate({ APPLY_TYPE: type, TARGET_YEAR }: Application, { status, applications }: NisaState): boolean {
  if (type !== 4 && type !== 5) return !free[type].includes(status)
  const isLeaving = applications.some((one) => one.apply_type === 4 && one.start_year === TARGET_YEAR)
  return status !== 3 || (type === 4 && isLeaving)
}

async function hasMyNumber({ trx, customer }: CustomerContext): Promise<boolean> {
  const account = await trx
    .selectFrom("nisa_account")
    .select("has_my_number")
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()
  return account?.has_my_number !== false
}
