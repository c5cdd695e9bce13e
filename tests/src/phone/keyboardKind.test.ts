import { describe, expect, it } from "vitest"
import { keyboardKind } from "../../../src/phone/device/keyboardKind"

function element(html: string): Element | null {
  const place = document.createElement("div")
  place.innerHTML = html
  return place.firstElementChild
}

describe("the keyboard of the phone", () => {
  it.each([
    ['<input inputmode="numeric">', "digits"],
    ['<input inputmode="decimal">', "digits"],
    ['<input type="tel">', "digits"],
    ['<input type="text" inputmode="email">', "letters"],
    ['<input type="password">', "letters"],
    ["<input>", "kana"],
    ["<textarea></textarea>", "kana"],
  ])("%s brings up %s", (html, kind) => {
    expect(keyboardKind(element(html))).toBe(kind)
  })

  it.each([
    '<input type="checkbox">',
    '<input type="radio">',
    "<input readonly>",
    '<input inputmode="none">',
    "<a></a>",
  ])("%s brings up none", (html) => {
    expect(keyboardKind(element(html))).toBeUndefined()
  })
})
