import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { findControl, type Surroundings, targetOf } from "../../../../src/phone/replay/controls"

/** A screen of two blocks and a question, as the watch of the app tells where they are drawn. */
function aScreen(html: string, places: Readonly<Record<string, string>> = {}): Surroundings {
  document.body.innerHTML = html
  const blocks = new Map(
    Object.entries(places).map(([at, selector]) => [at, new Set(document.querySelectorAll<HTMLElement>(selector))]),
  )
  return { root: document, blocks, screen: "withdrawal", isNative: false }
}

const file = "withdrawal/withdrawal.screen.json"
const places = { [`${file}#/body/0`]: ".one", [`${file}#/body/1`]: ".two" }
const blocks = (one: string, two: string) => `<p class="one">${one}</p><p class="two">${two}</p>`
const button = (text: string) => `<button>${text}</button>`
const control = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("button, input")].find((one) => one.textContent === text) as HTMLElement

describe("controls of a page", () => {
  beforeEach(() => {
    // Nothing is laid out here: everything counts as drawn.
    vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList)
  })
  afterEach(() => {
    document.body.innerHTML = ""
    vi.restoreAllMocks()
  })

  it("are named by their block, without what the screen says already", () => {
    const page = aScreen(blocks(button("進む"), button("戻る") + button("やめる")), places)
    expect(targetOf(control("やめる"), page)).toEqual(["/body/1", 1, "やめる"])
  })

  it("are found though their words were edited, and that is told", () => {
    const target = ["/body/1", 0, "進む"] as const
    const page = aScreen(blocks(button("戻る"), button("次へ進む")), places)
    expect(findControl(target, page)).toEqual({ element: control("次へ進む"), renamed: "次へ進む" })
  })

  it("are found though their block was moved", () => {
    const page = aScreen(blocks(button("進む"), button("戻る")), places)
    expect(findControl(["/body/1", 0, "進む"], page)).toEqual({ element: control("進む") })
  })

  it("are not found once they are gone with their block", () => {
    const page = aScreen(blocks(button("戻る"), ""), places)
    expect(findControl(["/body/1", 0, "進む"], page)).toBeUndefined()
  })

  it("are told apart where several are called alike", () => {
    const page = aScreen(blocks("", button("開く") + button("開く")), places)
    const [, second] = document.querySelectorAll("button")
    expect(findControl(targetOf(second as HTMLElement, page), page)?.element).toBe(second)
  })

  const question = (id: string, ...options: readonly string[]) =>
    `<div class="k-field" id="${id}-frame">${options.map((text, index) => `<label><input type="radio" name="${id}" id="${id}-${index}">${text}</label>`).join("")}</div>`

  it("that are options are found though their order was changed", () => {
    const before = aScreen(question("withdrawal-kind", "全部", "一部"))
    const target = targetOf(document.querySelector("#withdrawal-kind-1") as HTMLElement, before)
    expect(target).toEqual(["#withdrawal-kind", 1, "一部"])
    const after = aScreen(question("withdrawal-kind", "一部", "全部"))
    expect(findControl(target, after)?.element.id).toBe("withdrawal-kind-0")
  })

  it("of a question that is gone are not those of another one that asks for the same words", () => {
    const page = aScreen(question("withdrawal-other", "一部"))
    expect(findControl(["#withdrawal-kind", 0, "一部"], page)).toBeUndefined()
  })
})
