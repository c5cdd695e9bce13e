import type { ScreenModule } from "../../../../renderer"
import type { Schema } from "../../../../renderer/linter"

type Parameter = ScreenModule["screen"]["query"][string]

/** What a value of the address can be once its rule has been kept; undefined where nothing is known of it. */
export function querySchema({ in: listed, pattern, as }: Parameter): Schema | undefined {
  const texts = listed ?? (pattern === undefined ? undefined : textsOf(pattern))
  if (texts) return { enum: as === "integer" ? texts.map(Number) : texts }
  return pattern === undefined || as === "integer" ? undefined : { type: "string", pattern }
}

const mostDigits = 4

/** All texts of a pattern that has few digits and nothing else. */
function textsOf(pattern: string): readonly string[] | undefined {
  if (longestOf(pattern) > mostDigits) return
  const rule = new RegExp(pattern, "u")
  return Array.from({ length: mostDigits }, (_, index) => index + 1).flatMap((length) =>
    Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, "0")).filter((text) =>
      rule.test(text),
    ),
  )
}

/** How many digits it has at most; no end where it may have other signs. */
function longestOf(pattern: string): number {
  const inner = /^\^\(?([^()]*)\)?\$$/.exec(pattern)?.[1]
  if (inner === undefined) return Infinity
  const lengths = inner.split("|").map((one) => {
    const digits = [...one.matchAll(/(?:\[\d-\d\]|\\d|\d)(?:\{(\d+)\})?/g)]
    const isWhole = digits.map(([text]) => text).join("") === one
    return isWhole ? digits.reduce((sum, [, times]) => sum + Number(times ?? 1), 0) : Infinity
  })
  return Math.max(...lengths)
}
