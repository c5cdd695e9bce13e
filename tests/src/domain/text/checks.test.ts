// @vitest-environment node
import { checkSync } from "recheck"
import { describe, expect, it } from "vitest"
import { checkDefinitions } from "../../../../src/checks/definitions"

interface Row {
  readonly check: string
  readonly text: string
  readonly passes: boolean
}

const files = import.meta.glob<{ readonly rows: readonly Row[] }>("./checks.json", { eager: true })
const rows = Object.values(files).flatMap((file) => file.rows)

describe.each(checkDefinitions.map(({ name, pattern = "" }) => [name, pattern] as const))(
  "check %s",
  (name, pattern) => {
    it.each(rows.filter(({ check }) => check === name))("on $text: $passes", ({ text, passes }) => {
      expect(new RegExp(pattern, "u").test(text)).toBe(passes)
    })

    it("is tried with texts that pass and texts that fail", () => {
      const outcomes = rows.filter(({ check }) => check === name).map(({ passes }) => passes)
      expect(new Set(outcomes)).toEqual(new Set([true, false]))
    })

    it("takes no exponential time, whatever is typed", () => {
      const found = checkSync(pattern, "u", { timeout: 120_000 })
      expect(found.status).not.toBe("unknown")
      expect(found.status === "unknown" ? "unknown" : found.complexity.type).not.toBe("exponential")
    })
  },
)
