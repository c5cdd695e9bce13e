import { netBankSite } from "../../../domain/partnerSites"
import { datetime, madeUpLogo, ok } from "../../engine"
import { type CustomerContext, handleLegacy, type LegacyResponse, moneyOf } from "../customers"
import { isOpen, maxAmount, minAmount, netBanksOf } from "./netBanks"

export const handle = handleLegacy("legacy/deposit", async (_input, context) => {
  const { trx, tenant, now, customer } = context
  const { buyingPower } = await moneyOf(context)
  const account = await trx
    .selectFrom("deposit_account")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .executeTakeFirst()
  const { offersBuyFromBank } = tenant.settings
  return ok({
    BASE_DATETIME: datetime(now),
    BUYING_POWER: buyingPower,
    DEPOSIT_ACCOUNT: account === undefined ? null : transferAccount(account.account_no, customer.name_kana),
    MIN_AMOUNT: minAmount,
    MAX_AMOUNT: maxAmount,
    NETBANK_ARRAY: account === undefined ? [] : netBanks(context, account.netbank_key),
    OITAMAMA_FLG: offersBuyFromBank ? 1 : 0,
    OITAMAMA_ARRAY: offersBuyFromBank ? [await payBank(context)] : [],
  })
})

type Response = LegacyResponse<"legacy/deposit">

const transferAccount = (accountNo: string, kana: string): Response["DEPOSIT_ACCOUNT"] => ({
  BANK_CD: "0998",
  BANK_NM: "みほん銀行",
  BRANCH_CD: "777",
  BRANCH_NM: "振込専用支店",
  ACCOUNT_TYPE: 1,
  ACCOUNT_NO: accountNo,
  ACCOUNT_HOLDER_KANA: `サンプルショウケン（カ　${kana}`,
})

const netBanks = ({ tenant, now }: CustomerContext, key: string): Response["NETBANK_ARRAY"] =>
  netBanksOf(tenant).map((bank) => {
    const open = isOpen(tenant, bank, now)
    return {
      NETBANK_ID: bank.id,
      BANK_NM: bank.name,
      LOGO_URL: madeUpLogo(bank.id),
      SERVICE_HOURS: bank.hours,
      AVAILABLE_FLG: open ? 1 : 0,
      URL_TEMPLATE: open ? `${netBankSite}/pay?bank=${bank.id}&amount={AMOUNT}&key=${key}` : "",
    }
  })

async function payBank({ trx, customer }: CustomerContext): Promise<Response["OITAMAMA_ARRAY"][number]> {
  const contract = await trx
    .selectFrom("payment_contract")
    .select("status")
    .where("customer_id", "=", customer.id)
    .where("payment_type", "=", 2)
    .executeTakeFirst()
  return { BANK_NM: "サンプルペイ銀行", CONTRACT_STATUS: contract?.status ?? 0 }
}
