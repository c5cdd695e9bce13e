// @vitest-environment node
import { describe, expect, it } from "vitest"
import { describeFindings, type Finding } from "../../../renderer/compiler"
import { plainTexts, rules } from "../../../renderer/linter"
import { problemTexts } from "../../../src/cli/problemTexts"

const say = (rule: string, values: Finding["values"]) => {
  const finding: Finding = { severity: "error", rule, file: "a.screen.json", pointer: "", line: 1, values }
  const [{ message, fix } = { message: "" }] = describeFindings([finding], plainTexts)
  return fix === undefined ? message : `${message} | ${fix}`
}

describe("the sentences in English", () => {
  it("are there for every rule, and for all that loading and compiling find", () => {
    expect(rules.filter(({ id }) => !Object.hasOwn(plainTexts, id))).toEqual([])
    expect(Object.keys(problemTexts).filter((rule) => !Object.hasOwn(plainTexts, rule))).toEqual([])
  })

  it("say what should hold, what was found and what is near", () => {
    const known = ["heading", "text"]
    expect(say("unknown-widget", { name: "headin", known, nearest: "heading" })).toBe(
      'Every widget that is named exists. Here: name: headin | Perhaps "heading" is meant.',
    )
    expect(say("unknown-widget", { name: "x", known })).toContain("| There are: heading, text.")
    expect(say("file-empty", {})).toBe("A file holds a document.")
  })
})
