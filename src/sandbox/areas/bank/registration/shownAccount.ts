import type { BankAccount } from "../../customers"

/** A registered account as customers see it: the last three digits of its number. */
export const shownAccount = ({ ACCOUNT_NO, ...account }: BankAccount) => ({
  ...account,
  ACCOUNT_NO_MASKED: `****${ACCOUNT_NO.slice(-3)}`,
})

/** `090-****-5678`; null where there is no mobile number. */
export function maskedPhone(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, "")
  return digits === "" ? null : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
}
