// @vitest-environment node
import { describe, expect, it } from "vitest"
import { formats } from "../../../src/formats"
import { formatDefinitions } from "../../../src/formats/definitions"

interface Case {
  readonly format: keyof typeof formats
  readonly value: unknown
  readonly argument?: string
  readonly text: string
  readonly spoken?: string
  readonly tone?: string
  /** How many problems are reported; none where absent. */
  readonly reports?: number
}

const files = import.meta.glob<{ readonly cases: readonly Case[] }>("./conformance/*.json", { eager: true })
const codes = { "tax-type": { "0": "複数", "1": "一般", "2": "特定" } }

function draw({ format, value, argument }: Case) {
  const reports: string[] = []
  const formatted = formats[format](value, argument, { codes, report: (problem) => reports.push(problem) })
  return { formatted, reports }
}

describe.each(Object.entries(files))("%s", (_, { cases }) => {
  it.each(cases)("$format of $value is $text", (given) => {
    const { formatted, reports } = draw(given)
    expect(formatted.text).toBe(given.text)
    expect(formatted.tone).toBe(given.tone)
    expect(reports).toHaveLength(given.reports ?? 0)
    if (!["―", "--"].includes(given.text)) expect(formatted.spoken).toBe(given.spoken)
  })
})

describe("formats", () => {
  const all = Object.values(files).flatMap(({ cases }) => cases)

  it.each(formatDefinitions.map(({ name }) => name))("are tried: %s, also with a missing and a wrong value", (name) => {
    const own = all.filter(({ format }) => format === name)
    expect(own.length).toBeGreaterThan(1)
    expect(draw({ format: name, value: undefined, text: "" }).formatted.text).toBe("―")
    expect(draw({ format: name, value: Symbol("wrong"), text: "" }).formatted.text).toBe("--")
  })

  it("end in their unit where they name one", () => {
    const named = all.map((one) => draw(one).formatted).filter(({ unit }) => unit !== undefined)
    expect(named.length).toBeGreaterThan(20)
    for (const { text, unit = "" } of named) expect(text.endsWith(unit)).toBe(true)
  })

  it("keep values out of their reports", () => {
    expect(draw({ format: "yen", value: "secret", text: "" }).reports.join()).not.toContain("secret")
    expect(draw({ format: "acct-mask", value: "98765x", text: "" }).reports.join()).not.toContain("98765")
  })
})
