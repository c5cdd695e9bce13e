import type { LegacyCalls } from "../../../contracts/legacy"
import { toJapanDate } from "../../../domain/japanTime"
import { datetime, invalid, later, minutes, nextCount, ok, refused, type Refusal } from "../../engine"
import { type CustomerContext, handleDemo, type VisitorContext } from "../customers"
import type { Inquiry } from "./tables"

type Request = LegacyCalls["legacy/inquiry"]["request"]
type Context = CustomerContext | VisitorContext

/** Nobody has more than so many questions in so short a time. */
const limit = { count: 5, within: minutes(10) }

/** What others have asked on a day before the customer of a fixture does. */
const earlierOnes = 30

const appTrouble = 6

export const handle = handleDemo("legacy/inquiry", async (input, context) => {
  const { trx, tenant, now } = context
  const wrong = wrongInput(input, context)
  if (wrong !== undefined) return wrong
  if ((await countRecent(context)) >= limit.count) return refused("INQUIRY_LIMIT")
  const day = toJapanDate(now.getTime()).slice(2).replaceAll("-", "")
  const number = `Q${day}-${String(earlierOnes + (await nextCount(context, `inquiry-${day}`))).padStart(4, "0")}`
  await trx
    .insertInto("inquiry")
    .values({
      tenant: tenant.name,
      number,
      ...askerOf(input, context),
      kind: input.INQUIRY_KIND,
      body: input.BODY,
      phone: input.PHONE ?? null,
      device: input.DEVICE_INFO === undefined ? null : JSON.stringify(input.DEVICE_INFO),
      accepted_at: now,
    })
    .execute()
  return ok({ INQUIRY_NO: number, ACCEPT_DATETIME: datetime(now) })
})

/** A customer is known; what a form without a login says of a person is not taken for one. */
function askerOf(
  { NAME, NAME_KANA, MAIL }: Request,
  context: Context,
): Pick<Inquiry, "customer_id" | "visitor" | "name" | "name_kana" | "mail"> {
  if ("customer" in context)
    return { customer_id: context.customer.id, visitor: null, name: null, name_kana: null, mail: null }
  const said = { name: NAME ?? null, name_kana: NAME_KANA ?? null, mail: MAIL ?? null }
  return { customer_id: null, visitor: context.visitor, ...said }
}

/** What the form asks for besides the shape of each value. */
function wrongInput(input: Request, context: Context): Refusal | undefined {
  const { INQUIRY_KIND, BODY, NAME, MAIL, PRIVACY_AGREE_FLG, DEVICE_INFO } = input
  if (BODY.trim().length < 10) return invalid("BODY", "お問い合わせ内容は10文字以上で入力してください")
  if ((INQUIRY_KIND === appTrouble) !== (DEVICE_INFO !== undefined))
    return invalid("INQUIRY_KIND", "お問い合わせの種類を選択してください")
  if ("customer" in context) return undefined
  if ((NAME ?? "").trim() === "") return invalid("NAME", "お名前を入力してください")
  if (MAIL === undefined) return invalid("MAIL", "メールアドレスを入力してください")
  if (PRIVACY_AGREE_FLG === undefined)
    return invalid("PRIVACY_AGREE_FLG", "内容をご確認のうえ、チェックを入れてください")
  return undefined
}

/** Visitors without a name of their device count as one. */
async function countRecent(context: Context): Promise<number> {
  const { trx, tenant, now } = context
  const rows = trx
    .selectFrom("inquiry")
    .select("number")
    .where("tenant", "=", tenant.name)
    .where("accepted_at", ">", later(now, -limit.within))
  const own =
    "customer" in context
      ? rows.where("customer_id", "=", context.customer.id)
      : rows.where("customer_id", "is", null).where("visitor", "is not distinct from", context.visitor)
  return (await own.execute()).length
}
