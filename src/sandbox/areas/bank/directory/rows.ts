import type { Bank, Branch } from "./directory"

export const toBankRow = ({ code, name, kana }: Bank) => ({ BANK_CD: code, BANK_NM: name, BANK_NM_KANA: kana })

export const toBranchRow = ({ code, name, kana }: Branch) => ({
  BRANCH_CD: code,
  BRANCH_NM: name,
  BRANCH_NM_KANA: kana,
})
