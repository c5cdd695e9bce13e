import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { findSlips } from "../../../../../src/cli/snapshot/inPage/findSlips"

beforeEach(() => {
  document.title = "出金"
  document.body.innerHTML = "<h1>出金</h1><p>1,000円</p>"
})
afterEach(() => {
  document.title = ""
  document.body.innerHTML = ""
})

const add = (html: string) => document.body.insertAdjacentHTML("beforeend", html)

describe("findSlips", () => {
  it("finds nothing in what is meant for a customer, an address with an @ among it", () => {
    add(`<p>taro@example.jp に送りました</p><label>※<input placeholder="例：山田" aria-label="姓"></label>`)
    expect(findSlips()).toEqual([])
  })

  it.each(["undefined円", "null", "NaN%", "[object Object]", "{item.NAME}", "@{name}", "@text", "--"])(
    "finds 「%s」, wherever it stands",
    (word) => {
      add(
        `<p>${word}</p><p class="k-hidden-text">${word}</p><img alt="${word}"><b title="${word}" aria-label="${word}"></b>`,
      )
      document.title = word
      const slip = `not meant for a customer: ${word}`
      expect(findSlips()).toEqual([slip, slip, slip, slip, slip, slip])
    },
  )

  it("finds a block that did not draw", () => {
    add(`<div data-broken="card"></div>`)
    expect(findSlips()).toEqual([`not drawn: <div data-broken="card"></div>`])
  })

  it("finds a page without a title, and one with other than one main heading", () => {
    document.title = ""
    document.body.innerHTML = "<p>1,000円</p>"
    expect(findSlips()).toEqual(["the page has no title", "main headings: 0 instead of 1"])
    document.title = "出金"
    document.body.innerHTML = "<h1>一</h1><h1>二</h1>"
    expect(findSlips()).toEqual(["main headings: 2 instead of 1"])
  })
})
