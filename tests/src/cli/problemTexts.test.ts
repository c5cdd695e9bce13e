// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, rules } from "../../../renderer/linter"
import { problemTexts } from "../../../src/cli/problemTexts"
import { loadingTexts } from "../../../src/cli/texts/loading"
import { breaches } from "../../renderer/linter/breaches"
import { edited, setOf } from "../../renderer/linter/support"
import { zoo } from "../../renderer/linter/zoo"
import { zooDefinitions } from "../../renderer/linter/zooDefinitions"

describe("problemTexts", () => {
  it("has a sentence for every rule and no sentence without a rule", () => {
    const ids = [...rules.map(({ id }) => id), ...Object.keys(loadingTexts)]
    expect(Object.keys(problemTexts).toSorted()).toEqual([...new Set(ids)].toSorted())
  })

  it("says every finding in Japanese, with what to do about it, and without gaps", () => {
    for (const { file, edits } of breaches) {
      const content = zoo[file]
      if (content === undefined || edits.some(([pointer]) => pointer === "")) continue
      for (const { rule, values } of checkDocuments(
        setOf({ ...zoo, [file]: edited(content, edits) }),
        zooDefinitions,
      )) {
        const text = problemTexts[rule]
        const sentences = [text?.message(values) ?? "", text?.fix?.(values) ?? ""]
        for (const sentence of sentences) {
          expect(sentence, rule).toMatch(/[。]$/)
          expect(sentence, rule).toMatch(/[ぁ-ん]/)
          expect(sentence, rule).not.toMatch(/undefined|\[object|NaN|「」/)
        }
      }
    }
  }, 60_000)
})
