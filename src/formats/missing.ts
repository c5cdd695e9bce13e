import type { FormatContext, Formatted } from "../../renderer"

/** What stands where a value is missing; undefined where there is one. */
export function missing(value: unknown): Formatted | undefined {
  return value === undefined || value === null || value === "" ? { text: "―", spoken: "なし" } : undefined
}

/** What stands where a value cannot be right. The report never holds the value. */
export function unreadable(expected: string, context: FormatContext): Formatted {
  context.report(`format: the value is not ${expected}`)
  return { text: "--", spoken: "表示できません" }
}
