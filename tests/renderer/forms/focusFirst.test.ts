import { describe, expect, it } from "vitest"
import { focusFirst } from "../../../renderer/forms/focusControl"

function focusedIn(html: string): string | undefined {
  const frame = document.createElement("div")
  frame.innerHTML = html
  document.body.append(frame)
  focusFirst(frame)
  const { id } = document.activeElement ?? {}
  frame.remove()
  return id
}

describe("focus on a question", () => {
  it("goes to the first thing that takes it", () => {
    expect(focusedIn(`<input id="gone" disabled><button id="first"></button><input id="second">`)).toBe("first")
  })

  it("goes to the chosen one of several", () => {
    expect(focusedIn(`<input id="one" type="radio"><input id="two" type="radio" checked>`)).toBe("two")
  })

  it("passes by what cannot be changed any more, chosen or not", () => {
    const stopped = (checked: string) => `<input id="stopped" type="checkbox" aria-disabled="true" ${checked}>`
    expect(focusedIn(`${stopped("checked")}<input id="open" type="checkbox">`)).toBe("open")
    expect(focusedIn(`${stopped("")}<input id="open" type="checkbox">`)).toBe("open")
  })

  it("stays with what is closed where nothing else is there", () => {
    expect(focusedIn(`<input id="closed" type="checkbox" aria-disabled="true" checked>`)).toBe("closed")
  })
})
