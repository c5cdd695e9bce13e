// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { toYuchoTransfer } from "../../../src/domain/yucho"

const savings = (branchCode: string, accountNo: string) => ({ branchCode, accountType: 1, accountNo })
const current = (branchCode: string, accountNo: string) => ({ branchCode, accountType: 2, accountNo })

it.each([
  ["10180", "12345671", savings("018", "1234567")],
  ["10180", "321", savings("018", "0000032")],
  ["14780", "11", savings("478", "0000001")],
  ["00120", "123456", current("019", "0123456")],
  ["00950", "12", current("099", "0000012")],
])("symbol %s and number %s", (symbol, number, transfer) => {
  expect(toYuchoTransfer(symbol, number)).toEqual(transfer)
})

it.each([
  ["10181", "12345671", "a symbol that does not end with 0"],
  ["20180", "12345671", "a symbol that begins with 2"],
  ["1018", "12345671", "a short symbol"],
  ["10180", "12345678", "a savings number that does not end with 1"],
  ["10180", "1", "one digit"],
  ["10180", "123456781", "nine digits"],
  ["10180", "01", "nothing but zeros"],
  ["00120", "12345678", "a current account of eight digits"],
  ["00120", "00", "a current account of zeros"],
  ["", "", "nothing"],
])("no account: symbol %s and number %s, %s", (symbol, number) => {
  expect(toYuchoTransfer(symbol, number)).toBeUndefined()
})

it("two accounts of the savings bank never become one", () => {
  const symbol = fc.tuple(fc.constantFrom("0", "1"), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9 }))
  const number = fc.integer({ min: 1, max: 999_999 }).map(String)
  fc.assert(
    fc.property(symbol, number, number, ([kind, area, sign], one, other) => {
      const written = `${kind}${String(area).padStart(2, "0")}${sign}0`
      const ending = kind === "1" ? "1" : ""
      const transfers = [one, other].map((digits) => toYuchoTransfer(written, `${digits.padStart(2, "0")}${ending}`))
      expect(transfers[0]?.accountNo === transfers[1]?.accountNo).toBe(Number(one) === Number(other))
    }),
  )
})
