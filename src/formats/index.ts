import type { FormatsOf } from "../../renderer"
import type { formatDefinitions } from "./definitions"
import { amountFormat, ofNumberValue } from "./amount"
import { code } from "./code"
import { countdown } from "./countdown"
import { covered } from "./covered"
import { dateFormats } from "./dates"
import { fileSize } from "./fileSize"
import { maskFormats } from "./masks"
import { numberValueFormat } from "./numberValue"
import { okuYen } from "./okuYen"
import { yearsLater } from "./yearsLater"

/** Every format that a document may name. Pure and exact: money never passes through a float. */
export const formats = {
  number: amountFormat({ unit: "" }),
  yen: amountFormat({ unit: "円" }),
  "yen-signed": amountFormat({ unit: "円", signed: true }),
  "yen-out": amountFormat({ unit: "円", signed: true, outgoing: true }),
  usd: amountFormat({ unit: "ドル", decimals: 2 }),
  "usd-signed": amountFormat({ unit: "ドル", decimals: 2, signed: true }),
  percent: amountFormat({ unit: "%", decimals: 2 }),
  "percent-signed": amountFormat({ unit: "%", decimals: 2, signed: true }),
  kabu: amountFormat({ unit: "株" }),
  "kabu-signed": amountFormat({ unit: "株", signed: true }),
  kuchi: amountFormat({ unit: "口", decimals: 0 }),
  "kuchi-signed": amountFormat({ unit: "口", decimals: 0, signed: true }),
  multiple: amountFormat({ unit: "倍", decimals: 2 }),
  times: amountFormat({ unit: "回", decimals: 0 }),
  nav: ofNumberValue(amountFormat({ unit: "円", note: "（1万口あたり）" })),
  fx: amountFormat({ prefix: "1ドル＝", unit: "円", decimals: 2 }),
  "fx-rate": amountFormat({ unit: "", decimals: 2 }),
  ...dateFormats,
  countdown,
  ...maskFormats,
  "file-size": fileSize,
  "oku-yen": okuYen,
  "years-later": yearsLater,
  "number-value": numberValueFormat(false),
  "number-value-signed": numberValueFormat(true),
  code,
  covered,
} as const satisfies FormatsOf<typeof formatDefinitions>
