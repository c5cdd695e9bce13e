import { describe, expect, it } from "vitest"
import { themeValueProblem } from "../../../renderer/linter/rules/tables/themeValues"
import theme from "../../../schemas/theme.json"

const problem = (name: string, value: string) => themeValueProblem(name, value, theme.tokens)

describe("themeValueProblem", () => {
  it.each([
    ["space-4", "1６px", "16px"],
    ["space-4", "16 px", undefined],
    ["target", "48", "48px"],
    ["space-1", "0", "0px"],
    ["text-body", "1remm", undefined],
    ["radius-box", "-4px", undefined],
    ["leading-text", "１.7", "1.7"],
    ["motion-fast", "120", "120ms"],
    ["motion-fast", "120px", undefined],
    ["ease-out", "ease-outt", undefined],
    ["font", '"Hiragino Sans, sans-serif', undefined],
    ["font", "system-ui、sans-serif", undefined],
    ["shadow", "0 １px 2px #000000", "0 1px 2px #000000"],
    ["shadow", "0 1px}", undefined],
  ])("tells %s: %s, and what was meant where that is plain", (name, value, wanted) => {
    const found = problem(name, value)
    expect([found !== undefined, found?.wanted]).toEqual([true, wanted])
  })

  it.each([
    ["space-4", "calc(1rem + 2px)"],
    ["space-4", ".5em"],
    ["column", "min(100%, 480px)"],
    ["leading-text", "28px"],
    ["motion-fast", "0.2s"],
    ["ease-in", "ease-in-out"],
    ["font", "ヒラギノ角ゴ Pro, sans-serif"],
    ["shadow", "0 1px 2px rgb(0 0 0 / 20%)"],
    ["constructor", "anything"],
  ])("takes %s: %s", (name, value) => {
    expect(problem(name, value)).toBeUndefined()
  })
})
