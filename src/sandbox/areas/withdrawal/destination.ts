import type { BankAccount, CustomerContext } from "../customers"
import { sentToAppInMonth } from "./sentToApp"

export type WithdrawType = 1 | 2 | 3

const accountTypes = { 1: "普通", 2: "当座", 4: "貯蓄", 9: "その他" } as const
const appName = "サンプルペイマネー"
const payBankName = "サンプルペイ銀行"
const unlinked = "連携されていません"

export const maskedAccountNo = (accountNo: string): string => `****${accountNo.slice(-3)}`

const branchText = ({ BRANCH_NM, ACCOUNT_TYPE, ACCOUNT_NO }: BankAccount) =>
  `${BRANCH_NM} ${accountTypes[ACCOUNT_TYPE]} ${maskedAccountNo(ACCOUNT_NO)}`

/** Where a customer's money can go, and why not. */
export interface Destination {
  readonly type: WithdrawType
  readonly name: string
  readonly subText: string
  /** One line for confirmations and lists. */
  readonly text: string
  readonly disabledReason: string
  readonly actionRoute: string
  /** Yen that the app still takes this month; null where there is no such limit. */
  readonly monthLeft: number | null
}

export async function destinationsOf(context: CustomerContext): Promise<readonly Destination[]> {
  const { trx, customer } = context
  const contracts = await trx
    .selectFrom("payment_contract")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .where("status", "=", 2)
    .execute()
  const app = contracts.find(({ payment_type }) => payment_type === 1)
  const sent = app === undefined ? 0 : await sentToAppInMonth(context)
  const monthLeft = app?.payout_month_limit == null ? null : Math.max(0, app.payout_month_limit - sent)
  return [
    bankDestination(customer.bank),
    appDestination(app !== undefined, monthLeft),
    payBankDestination(contracts.find(({ payment_type }) => payment_type === 2)),
  ]
}

function bankDestination(bank: BankAccount | null): Destination {
  const missing = "出金先の口座が登録されていません"
  if (bank === null) {
    const parts = { name: "銀行口座", subText: missing, text: "", disabledReason: missing, actionRoute: "/client/bank" }
    return { type: 1, ...parts, monthLeft: null }
  }
  const subText = branchText(bank)
  const text = `${bank.BANK_NM} ${subText}`
  return { type: 1, name: bank.BANK_NM, subText, text, disabledReason: "", actionRoute: "", monthLeft: null }
}

function appDestination(isLinked: boolean, monthLeft: number | null): Destination {
  const disabledReason = isLinked ? (monthLeft === 0 ? "今月の上限額に達しています" : "") : unlinked
  const actionRoute = isLinked ? "" : "/payments/terms_use?payment_type=1"
  const subText = isLinked ? `${appName}へ` : ""
  return { type: 2, name: appName, subText, text: appName, disabledReason, actionRoute, monthLeft }
}

interface LinkedAccount {
  readonly branch_name: string | null
  readonly account_type: BankAccount["ACCOUNT_TYPE"] | null
  readonly account_no: string | null
}

function payBankDestination(account: LinkedAccount | undefined): Destination {
  const isLinked = account !== undefined
  const accountText =
    account === undefined
      ? ""
      : `${account.branch_name ?? ""} ${accountTypes[account.account_type ?? 9]} ${maskedAccountNo(account.account_no ?? "")}`
  const actionRoute = isLinked ? "" : "/payments/terms_use?payment_type=2"
  return {
    type: 3,
    name: payBankName,
    subText: accountText,
    text: `${payBankName} ${accountText}`.trim(),
    disabledReason: isLinked ? "" : unlinked,
    actionRoute,
    monthLeft: null,
  }
}
