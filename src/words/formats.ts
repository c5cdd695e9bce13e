import { format, option, options } from "../../renderer/language/words"

const none = options({})
const output = { type: "string" } as const
const numbers = ["integer", "number", "string"] as const
const dates = ["string"] as const

/** What `{path|name}` and `"format": "name"` may say. A missing value is ―, a value that cannot be right is -- and a report. */
export const formatWords = [
  format({ name: "number", description: "Comma grouping, no unit: 1,000.", options: none, output, accepts: numbers }),
  format({ name: "yen", description: "Amount in yen: 250,000円, -1,200円.", options: none, output, accepts: numbers }),
  format({
    name: "yen-signed",
    description: "Change in yen: +1,234円, -1,234円, ±0円.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({
    name: "usd",
    description: "Amount in dollars, two decimals: 1,234.50ドル.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({
    name: "usd-signed",
    description: "Change in dollars: +12.34ドル, ±0.00ドル.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({
    name: "percent",
    description: "Two decimals, half away from zero: 11.11%.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({
    name: "percent-signed",
    description: "Change in percent: +11.11%, ±0.00%.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({
    name: "kabu",
    description: "Number of shares, up to six decimals: 12.5株.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({ name: "kuchi", description: "Number of fund units: 120,000口.", options: none, output, accepts: numbers }),
  format({
    name: "nav",
    description: "Price of a fund: 25,000円（1万口あたり）.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({
    name: "fx",
    description: "Exchange rate, two decimals: 1ドル＝150.00円.",
    options: none,
    output,
    accepts: numbers,
  }),
  format({ name: "date", description: "Day in Japan: 2025/01/15.", options: none, output, accepts: dates }),
  format({
    name: "date-w",
    description: "Day of this year with weekday: 1月15日(水).",
    options: none,
    output,
    accepts: dates,
  }),
  format({
    name: "date-long",
    description: "Day with weekday: 2025年1月15日(水).",
    options: none,
    output,
    accepts: dates,
  }),
  format({ name: "date-kanji", description: "Day: 2025年1月15日.", options: none, output, accepts: dates }),
  format({
    name: "datetime",
    description: "Moment in Japan: 2025/01/15 10:00.",
    options: none,
    output,
    accepts: dates,
  }),
  format({ name: "time", description: "Time of a moment in Japan: 10:00.", options: none, output, accepts: dates }),
  format({
    name: "year-month",
    description: "Month of a day or of YYYY-MM: 2025年1月.",
    options: none,
    output,
    accepts: dates,
  }),
  format({
    name: "countdown",
    description: "Seconds left: 09:59.",
    options: none,
    output,
    accepts: ["integer", "number"],
  }),
  format({
    name: "acct-mask",
    description: "Account number, last three digits: ****567.",
    options: none,
    output,
    accepts: ["string"],
  }),
  format({
    name: "phone-mask",
    description: "Telephone number: 090-****-5678.",
    options: none,
    output,
    accepts: ["string"],
  }),
  format({
    name: "number-value",
    description: "Number value (n, e10, unit), exact: 28.25%, 687,500円.",
    options: none,
    output,
    accepts: ["object"],
  }),
  format({
    name: "number-value-signed",
    description: "Change as a number value: +28.25%, ±0円.",
    options: none,
    output,
    accepts: ["object"],
  }),
  format({
    name: "code",
    description: "Label of a code; the argument names its table: {TAX_TYPE|code:tax-type}.",
    options: options({ "argument!": option.codes }),
    output,
    accepts: ["integer", "string"],
  }),
] as const
