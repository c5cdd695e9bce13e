import { describe, expect, it } from "vitest"
import { changedWords } from "../../../src/desk/pictures/changedWords"
import { groupStates } from "../../../src/desk/pictures/groupStates"
import { sayChangedLines } from "../../../src/sentences"

function page(...lines: readonly string[]): HTMLElement {
  const body = document.createElement("div")
  for (const line of lines) body.append(Object.assign(document.createElement("p"), { textContent: line }))
  Object.defineProperty(body, "innerText", { value: lines.join("\n") })
  return body
}
const said = (before: readonly string[], after: readonly string[]) =>
  sayChangedLines(changedWords(page(...before), page(...after)))

describe("what is written otherwise in two pictures", () => {
  it("is the lines alone that differ, each as often as it does", () => {
    expect(said(["出金", "金額", "次へ"], ["出金", "出金額", "次へ"])).toBe("「金額」が「出金額」になります")
    expect(said(["次へ"], ["次へ", "次へ"])).toBe("「次へ」が加わります")
    expect(said(["出金", "注意", "次へ"], ["出金", "次へ"])).toBe("「注意」がなくなります")
  })

  it("is no word where only the looks or the order change", () => {
    expect(said(["出金", "次へ"], ["次へ", "出金"])).toBe("文字は同じで、見た目だけが変わります")
  })

  it("does not fill the page where all is another", () => {
    expect(said(["あ"], ["い", "う", "え", "お", "か"])).toBe("「あ」が「い」「う」「え」ほか2行になります")
  })
})

it("the same change on many states is one, the most frequent first", () => {
  const state = (sample: string, says: string) => ({ screen: "zoo", sample, name: sample, says })
  expect(groupStates([state("a", "x"), state("b", "y"), state("c", "y")])).toEqual([
    { says: "y", states: [state("b", "y"), state("c", "y")] },
    { says: "x", states: [state("a", "x")] },
  ])
})
