/** Where money is sent for an account of ゆうちょ銀行, as other banks name it. */
export interface YuchoTransfer {
  readonly branchCode: string
  /** Codes of the account types: 1 ordinary, 2 current. */
  readonly accountType: 1 | 2
  readonly accountNo: string
}

const symbolPattern = /^([01])([0-9]{2})[0-9]0$/
const numberPattern = /^[0-9]{2,8}$/

/**
 * The published rule. Symbol 1ab.0 and a number that ends with 1: branch ab8, ordinary account, the number without its last
 * digit. Symbol 0ab.0: branch ab9, current account, the whole number. Seven digits, led by zeros. Undefined for what no
 * passbook shows.
 */
export function toYuchoTransfer(symbol: string, number: string): YuchoTransfer | undefined {
  const [, kind, area = ""] = symbolPattern.exec(symbol) ?? []
  if (kind === undefined || !numberPattern.test(number)) return undefined
  const isSavings = kind === "1"
  if (isSavings && !number.endsWith("1")) return undefined
  const digits = isSavings ? number.slice(0, -1) : number
  if (digits.length > 7 || /^0*$/.test(digits)) return undefined
  const accountNo = digits.padStart(7, "0")
  return { branchCode: `${area}${isSavings ? 8 : 9}`, accountType: isSavings ? 1 : 2, accountNo }
}
