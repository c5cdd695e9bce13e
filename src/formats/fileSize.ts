import type { Format } from "../../renderer"
import { parseDecimal, roundDecimal, writeDecimal } from "../domain/decimal"
import { missing, unreadable } from "./missing"

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** Bytes as phones write them: 512B, 340KB, 1.2MB, of 1,024 each. A document of half a kilobyte is not 0KB. */
export const fileSize: Format = (value, _argument, context) => {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    return missing(value) ?? unreadable("a number of bytes", context)
  if (value < kilobyte) return { text: `${value}B`, spoken: `${value}バイト` }
  // What rounds to 1,024KB is 1MB.
  if (value < megabyte - kilobyte / 2) return written(value / kilobyte, 0, "KB", "キロバイト")
  return written(value / megabyte, 1, "MB", "メガバイト")
}

function written(size: number, decimals: number, unit: string, spokenUnit: string) {
  const exact = parseDecimal(size)
  const digits = exact === undefined ? "" : writeDecimal(roundDecimal(exact, decimals))
  return { text: `${digits}${unit}`, spoken: `${digits}${spokenUnit}` }
}
