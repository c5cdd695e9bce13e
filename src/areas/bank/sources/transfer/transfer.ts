import { toZengin } from "../../../../domain/text/zengin"
import { toYuchoTransfer } from "../../../../domain/yucho"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

const yucho = "9900"
const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

export const transfer: CreateSource<typeof definition> =
  () =>
  ({ BANK_CD, YUCHO_SYMBOL, YUCHO_NUMBER, ...own }) => {
    const ACCOUNT_HOLDER_KANA = toZengin(textOf(own.ACCOUNT_HOLDER_KANA))
    if (BANK_CD !== yucho) {
      const account = { BRANCH_CD: textOf(own.BRANCH_CD), ACCOUNT_NO: textOf(own.ACCOUNT_NO) }
      return { ...account, ACCOUNT_TYPE: Number(own.ACCOUNT_TYPE), ACCOUNT_HOLDER_KANA, isWrong: false }
    }
    const found = toYuchoTransfer(textOf(YUCHO_SYMBOL), textOf(YUCHO_NUMBER))
    if (found === undefined) return { ACCOUNT_HOLDER_KANA, isWrong: true }
    const { branchCode: BRANCH_CD, accountType: ACCOUNT_TYPE, accountNo: ACCOUNT_NO } = found
    return { BRANCH_CD, ACCOUNT_TYPE, ACCOUNT_NO, ACCOUNT_HOLDER_KANA, isWrong: false }
  }
