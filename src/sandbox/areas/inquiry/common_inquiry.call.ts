import { ok } from "../../engine"
import { handleDemo, maskedMail } from "../customers"

const kinds = [
  { INQUIRY_KIND: 1, NAME: "口座開設" },
  { INQUIRY_KIND: 2, NAME: "入金・出金" },
  { INQUIRY_KIND: 3, NAME: "取引・注文" },
  { INQUIRY_KIND: 4, NAME: "NISA" },
  { INQUIRY_KIND: 5, NAME: "つみたて" },
  { INQUIRY_KIND: 6, NAME: "アプリの操作・不具合" },
  { INQUIRY_KIND: 7, NAME: "登録情報の変更" },
  { INQUIRY_KIND: 8, NAME: "税金・書類" },
  { INQUIRY_KIND: 9, NAME: "その他" },
]

const general = { KIND_ARRAY: kinds, PHONE: "0120-000-000", PHONE_HOURS: "平日 9:00〜17:00（祝日・年末年始を除く）" }

export const handle = handleDemo("legacy/common_inquiry", async (_input, context) => {
  if (!("customer" in context)) return ok({ LOGIN_FLG: 0, CLIENT_NM: null, MAIL_MASKED: null, ...general })
  const { name, mail } = context.customer
  return ok({ LOGIN_FLG: 1, CLIENT_NM: name.replaceAll(" ", "　"), MAIL_MASKED: maskedMail(mail), ...general })
})
