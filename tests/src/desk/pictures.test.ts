import { beforeEach, describe, expect, it } from "vitest"
import { firstDifference, showDifference } from "../../../src/desk/pictures/showDifference"
import { stateDrawn } from "../../../src/desk/pictures/stateDrawn"

const page = (body: string, state = "zoo/lions") => {
  const document = new DOMParser().parseFromString(`<body>${body}</body>`, "text/html")
  document.documentElement.dataset["state"] = state
  return document
}

describe("stateDrawn", () => {
  const settled = (inside: string) => `<div data-settled="true">${inside}</div>`
  it("is not known before the very state is drawn and rests", () => {
    expect(stateDrawn(undefined, "zoo/lions")).toBeUndefined()
    expect(stateDrawn(page(settled("a"), "zoo/tigers"), "zoo/lions")).toBeUndefined()
    expect(stateDrawn(page("<div>a</div>"), "zoo/lions")).toBeUndefined()
    const begun = page("")
    begun.documentElement.remove()
    expect(stateDrawn(begun, "zoo/lions")).toBeUndefined()
    expect(stateDrawn(page(settled("a")), "zoo/lions")).toContain("a")
  })
  it("is the same whatever was drawn before, and another where a word is another", () => {
    const drawn = (inside: string) => stateDrawn(page(settled(inside)), "zoo/lions")
    expect(drawn('<p id="P0-11">a</p>')).toBe(drawn('<p id="P0-27">a</p>'))
    expect(drawn("<p>a</p>")).not.toBe(drawn("<p>b</p>"))
  })
})

describe("firstDifference", () => {
  const differ = (before: string, after: string) =>
    firstDifference(page(before).body, page(after).body).map(({ outerHTML }) => outerHTML)
  it.each([
    ["a word", "<main><p>a</p><p>b</p></main>", "<main><p>a</p><p>c</p></main>", ["<p>b</p>", "<p>c</p>"]],
    ["a part more", "<ul><li>a</li></ul>", "<ul><li>a</li><li>b</li></ul>", ["<li>b</li>"]],
    [
      "a part less, in the middle",
      "<ul><li>a</li><li>b</li><li>c</li></ul>",
      "<ul><li>a</li><li>c</li></ul>",
      ["<li>b</li>"],
    ],
    ["a name", '<p class="a">x</p>', '<p class="b">x</p>', ['<p class="a">x</p>', '<p class="b">x</p>']],
  ])("%s", (_, before, after, expected) => {
    expect(differ(before, after)).toEqual(expected)
  })
})

describe("showDifference", () => {
  beforeEach(() => document.body.replaceChildren())
  it("marks nothing where nothing is another", () => {
    const [one, other] = [page("<p>a</p>"), page("<p>a</p>")]
    showDifference(one, other)
    expect(other.body.innerHTML).toBe("<p>a</p>")
  })
})
