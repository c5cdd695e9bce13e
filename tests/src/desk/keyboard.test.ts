import { runInAction } from "mobx"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { keepFocus } from "../../../src/desk/keyboard/keepFocus"
import { goToRegion, isOpened } from "../../../src/desk/keyboard/regions"
import { saySaved } from "../../../src/desk/keyboard/saySaved"
import { EditHistory } from "../../../src/desk/EditHistory"

let stop: () => void = () => undefined
const root = () => document.querySelector<HTMLElement>("#desk") ?? document.body
const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const focused = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <div id="desk">
      <nav id="tabs" aria-label="表示"><button id="tab" aria-current="page">画面</button></nav>
      <main id="main">
        <nav id="list" aria-label="一覧"><button id="one">一</button><button id="two" aria-current="true">二</button></nav>
        <section id="part" aria-label="設定">
          <div id="tools"><button id="up">上へ</button><button id="away">削除</button><button id="more">複製</button></div>
          <section id="inner" aria-label="中"><button id="last">終わり</button></section>
        </section>
      </main>
    </div>`
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

describe("keepFocus", () => {
  beforeEach(() => (stop = keepFocus(root(), () => at("two") ?? undefined)))

  it("gives the keyboard to what stands where something was taken away", async () => {
    at("away")?.focus()
    at("away")?.remove()
    await expect.poll(focused).toBe("more")
    at("more")?.replaceWith(Object.assign(document.createElement("button"), { id: "instead" }))
    await expect.poll(focused).toBe("instead")
  })

  it("stays in the region that has nothing left to press", async () => {
    at("away")?.focus()
    at("part")?.replaceChildren(document.createElement("p"))
    await expect.poll(focused).toBe("part")
  })

  it("goes to what was opened where the view is another one, and to its part as soon as that is there", async () => {
    at("away")?.focus()
    at("main")?.replaceChildren(document.createElement("p"))
    await expect.poll(focused).toBe("main")
    at("main")?.append(Object.assign(document.createElement("button"), { id: "two" }))
    await expect.poll(focused).toBe("two")
  })

  it("comes back to what could not be pressed for a moment, unless another key was pressed", async () => {
    at("up")?.focus()
    at("up")?.toggleAttribute("disabled", true)
    await expect.poll(focused).toBe("away")
    at("up")?.toggleAttribute("disabled", false)
    await expect.poll(focused).toBe("up")
    at("up")?.toggleAttribute("disabled", true)
    await expect.poll(focused).toBe("away")
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))
    at("up")?.toggleAttribute("disabled", false)
    at("more")?.toggleAttribute("disabled", true)
    await Promise.resolve()
    expect(focused()).toBe("away")
  })

  it("comes back to what was away while something beside it was being loaded", async () => {
    const [away, tools] = [at("away"), at("tools")]
    away?.focus()
    tools?.remove()
    await expect.poll(focused).toBe("last")
    if (tools) at("part")?.prepend(tools)
    await expect.poll(focused).toBe("away")
  })

  it("leaves it where a click on nothing has put it", async () => {
    at("away")?.focus()
    window.dispatchEvent(new Event("pointerdown"))
    at("away")?.blur()
    at("away")?.remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
})

describe("goToRegion", () => {
  it("goes from one region to the next, to what is opened in it, and back", () => {
    goToRegion(root(), 1)
    expect(focused()).toBe("tab")
    goToRegion(root(), 1)
    expect(focused()).toBe("two")
    goToRegion(root(), 1)
    expect(focused()).toBe("up")
    goToRegion(root(), 1)
    expect(focused()).toBe("tab")
    goToRegion(root(), -1)
    expect(focused()).toBe("up")
  })

  it("takes a button that is pressed for opened in lists of parts alone", () => {
    const button = Object.assign(document.createElement("button"), { ariaPressed: "true" })
    button.setAttribute("aria-pressed", "true")
    expect(isOpened(button)).toBe(false)
    button.className = "d-node"
    expect(isOpened(button)).toBe(true)
  })

  it("leaves a dialog alone", () => {
    const dialog = document.createElement("dialog")
    dialog.setAttribute("open", "")
    root().append(dialog)
    at("away")?.focus()
    goToRegion(root(), 1)
    expect(focused()).toBe("away")
  })
})

describe("saySaved", () => {
  it("says what was written, taken back and done again", () => {
    const history = new EditHistory({ edit: vi.fn() }, async () => undefined)
    stop = saySaved(history, root())
    const said = () => root().querySelector("[role=status]")?.textContent
    const step = { edits: [], pointer: "a", at: 5 }
    expect(said()).toBe("")
    runInAction(() => (history.undoSteps = [step]))
    expect(said()).toBe("保存しました。")
    runInAction(() => (history.undoSteps = [step, step]))
    expect(said()).toBe("保存しました。\u00a0")
    runInAction(() => (history.undoSteps = [step]))
    expect(said()).toBe("元に戻しました。")
    runInAction(() => (history.undoSteps = [step, { ...step, at: 0 }]))
    expect(said()).toBe("やり直しました。")
  })
})
