// @vitest-environment node
import { describe, expect, it } from "vitest"
import { rules } from "../../../renderer/linter"
import { personalClasses } from "../../../renderer/model/schemaAnnotations"
import { personalNames } from "../../../src/sentences"
import { problemTexts } from "../../../src/cli/problemTexts"
import { reasons } from "../../../src/cli/texts/reasons"
import { loadingTexts } from "../../../src/cli/texts/loading"
import { invalidExamples } from "../../renderer/linter/invalid"
import { judged } from "../../renderer/linter/judged"

describe("problemTexts", () => {
  it("has a sentence for every rule and no sentence without a rule", () => {
    const ids = [...rules.map(({ id }) => id), ...Object.keys(loadingTexts)]
    expect(Object.keys(problemTexts).toSorted()).toEqual([...new Set(ids)].toSorted())
  })

  it("says of every rule why it is there, in one sentence", () => {
    expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(problemTexts).toSorted())
    for (const [rule, reason] of Object.entries(reasons)) expect(reason, rule).toMatch(/^[^。]*[ぁ-ん][^。]*。$/)
  })

  it("names where a form puts its answers when it says how to send one", () => {
    const found = judged(invalidExamples["answer-unused"]).findings.find(({ rule }) => rule === "answer-unused")
    expect(problemTexts["answer-unused"]?.fix?.(found?.values ?? {})).toContain('"agreed": "$draft.agreed"')
  })

  it("says what to write where a form is drawn no more", () => {
    const fix = problemTexts["form-not-drawn"]?.fix?.({ name: "ticket", isLost: true, root: "draft" })
    expect(fix).toContain('{ "widget": "form", "form": "ticket", "into": "$draft" }')
  })

  it("leads to one screen who lacks what several keep", () => {
    const values = { name: "receipt", from: ["shop", "visit"] }
    expect(problemTexts["needs-forgotten"]?.message?.(values)).toContain("画面「shop」「visit」が預ける値「receipt」")
    expect(problemTexts["needs-forgotten"]?.fix?.(values)).toContain('"to": "shop"')
  })

  it("calls what a value says of a customer as the desk does", () => {
    const fix = problemTexts["personal-unsaid"]?.fix?.({ name: "NAME", found: "", classes: [...personalClasses] })
    expect(fix).toContain('氏名 "name"、連絡先 "contact"')
    expect(Object.keys(personalNames).toSorted()).toEqual([...personalClasses].toSorted())
  })

  it("says every finding in Japanese, with what to do about it, and without gaps", () => {
    for (const example of Object.values(invalidExamples)) {
      for (const { rule, values } of judged(example).findings) {
        const text = problemTexts[rule]
        const sentences = [text?.message(values) ?? "", text?.fix?.(values) ?? ""]
        for (const sentence of sentences) {
          expect(sentence, rule).toMatch(/[。]$/)
          expect(sentence, rule).toMatch(/[ぁ-ん]/)
          expect(sentence, rule).not.toMatch(/undefined|\[object|NaN|「」/)
        }
      }
    }
  })
})
