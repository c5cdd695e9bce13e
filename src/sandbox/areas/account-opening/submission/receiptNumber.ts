import { toJapanDate } from "../../../../domain/japanTime"
import { nextCount, type TenantContext } from "../../../engine"

/** `YYMMDD`, five digits that count through the day, and a check digit. */
export async function nextReceiptNumber(context: TenantContext): Promise<string> {
  const day = toJapanDate(context.now.getTime()).slice(2).replaceAll("-", "")
  const digits = day + String(await nextCount(context, `receipt-${day}`)).padStart(5, "0")
  return digits + checkDigit(digits)
}

/** Luhn's. */
function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
