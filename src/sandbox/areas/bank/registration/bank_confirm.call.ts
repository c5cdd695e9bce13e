import { toYuchoTransfer } from "../../../../domain/yucho"
import type { LegacyCalls } from "../../../../contracts/legacy"
import { type Refusal, invalid, ok, refused } from "../../../engine"
import { handleLegacy, type BankAccount } from "../../customers"
import { findBank, findBranch } from "../directory/directory"
import { createConfirmation } from "./confirmations"
import { isHolder } from "./isHolder"
import { maskedPhone } from "./shownAccount"

type Request = LegacyCalls["legacy/bank_confirm"]["request"]

const yucho = "9900"

/** Who types a symbol chose no branch. */
const unknownSymbol = invalid("YUCHO_SYMBOL", "記号・番号をご確認ください")

/** Branches of foreign banks in Japan take no payouts of customers. */
const isUnsupported = (code: string) => (code >= "0400" && code < "0500") || (code >= "0600" && code < "0700")

export const handle = handleLegacy("legacy/bank_confirm", async (input, context) => {
  const { customer } = context
  const bank = findBank(input.BANK_CD)
  if (bank === undefined) return invalid("BANK_CD", "金融機関を選択してください")
  if (isUnsupported(bank.code)) return refused("BANK_UNSUPPORTED")
  const wrong = wrongNumber(input)
  if (wrong !== undefined) return wrong
  const branch = findBranch(bank, input.BRANCH_CD)
  if (branch === undefined) return bank.code === yucho ? unknownSymbol : refused("BRANCH_NOT_FOUND")
  if (!isHolder(customer, input.ACCOUNT_HOLDER_KANA)) return refused("NAME_MISMATCH")
  const account: BankAccount = {
    BANK_CD: bank.code,
    BANK_NM: bank.name,
    BRANCH_CD: branch.code,
    BRANCH_NM: branch.name,
    ACCOUNT_TYPE: input.ACCOUNT_TYPE,
    ACCOUNT_NO: input.ACCOUNT_NO,
    ACCOUNT_HOLDER_KANA: input.ACCOUNT_HOLDER_KANA,
  }
  if (customer.bank !== null && isSame(customer.bank, account)) return refused("SAME_ACCOUNT")
  const CONFIRM_KEY = await createConfirmation(context, account)
  return ok({ ...account, PHONE_MASKED: maskedPhone(customer.phone), CONFIRM_KEY })
})

/** Symbol and number belong to ゆうちょ銀行 alone, and have to give the branch and account that are sent with them. */
function wrongNumber({ BANK_CD, BRANCH_CD, ACCOUNT_TYPE, ACCOUNT_NO, ...own }: Request): Refusal | undefined {
  const { YUCHO_SYMBOL: symbol, YUCHO_NUMBER: number } = own
  if (/^0+$/.test(ACCOUNT_NO)) return invalid("ACCOUNT_NO", "口座番号をご確認ください")
  if (BANK_CD !== yucho)
    return symbol === undefined && number === undefined
      ? undefined
      : invalid("YUCHO_SYMBOL", "記号・番号はゆうちょ銀行のときだけ入力してください")
  const transfer = toYuchoTransfer(symbol ?? "", number ?? "")
  const isTold =
    transfer?.branchCode === BRANCH_CD && transfer.accountType === ACCOUNT_TYPE && transfer.accountNo === ACCOUNT_NO
  return isTold ? undefined : invalid("YUCHO_NUMBER", "記号・番号をご確認ください")
}

const isSame = (one: BankAccount, other: BankAccount): boolean =>
  one.BANK_CD === other.BANK_CD &&
  one.BRANCH_CD === other.BRANCH_CD &&
  one.ACCOUNT_TYPE === other.ACCOUNT_TYPE &&
  one.ACCOUNT_NO === other.ACCOUNT_NO
