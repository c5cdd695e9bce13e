import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Recorder } from "../../../../src/phone/replay/Recorder"
import { recordPage } from "../../../../src/phone/replay/recordPage"
import type { DoneStep } from "../../../../src/phone/replay/steps"

const fields = `
  <div class="k-field" id="f-amount-frame"><label for="f-amount">出金額</label><input id="f-amount" inputmode="numeric"></div>
  <div class="k-field" id="f-lastName-frame"><label for="f-lastName">姓</label><input id="f-lastName" autocomplete="family-name"></div>
  <div class="k-field" id="f-password-frame"><label for="f-password">パスワード</label><input id="f-password" autocomplete="current-password"></div>
  <button>進む</button><i>何でもない</i>`

/** A page whose steps are recorded; events count as those of a person unless a script made them. */
function aRecordedPage() {
  document.body.innerHTML = fields
  let now = 0
  const recorder = new Recorder({ storage: { getItem: () => null, setItem: () => undefined }, now: () => now })
  recorder.begin("active-investor", "/", {})
  let isPlaying = false
  const stop = recordPage(window, {
    surroundings: () => ({ root: document, blocks: new Map(), screen: "", isNative: false }),
    isPlaying: () => isPlaying,
    done: (step, shown) => recorder.add({ screen: "s", step, ...(shown === undefined ? {} : { shown }) }),
  })
  const send = (selector: string, event: Event, isTrusted = true) => {
    Object.defineProperty(event, "isTrusted", { value: isTrusted })
    document.querySelector(selector)?.dispatchEvent(event)
  }
  return {
    stop,
    send,
    press: (selector: string) => send(selector, new MouseEvent("click", { bubbles: true })),
    type(selector: string, value: string) {
      const field = document.querySelector<HTMLInputElement>(selector)
      if (field) field.value = value
      send(selector, new Event("input", { bubbles: true }))
    },
    play: () => (isPlaying = true),
    later: (ms: number) => (now += ms),
    steps: (): readonly DoneStep[] => recorder.recording?.steps ?? [],
  }
}

describe("places that a page was scrolled to", () => {
  const joined = (...places: readonly number[]) => {
    const recorder = new Recorder({ storage: { getItem: () => null, setItem: () => undefined }, now: () => 0 })
    recorder.begin("active-investor", "/", {})
    for (const y of places) recorder.add({ screen: "s", step: ["s", y] })
    return recorder.recording?.steps.map(({ step }) => step[1])
  }

  it("are one on the way in one direction, and each turn counts", () => {
    expect(joined(100, 300, 900)).toEqual([900])
    expect(joined(100, 900, 300, 0)).toEqual([900, 0])
  })
})

describe("what a tester does on a page", () => {
  let page: ReturnType<typeof aRecordedPage>
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList)
    page = aRecordedPage()
  })
  afterEach(() => {
    page.stop()
    document.body.innerHTML = ""
    vi.restoreAllMocks()
  })

  it("is noted as steps, letters of one go as one value", () => {
    for (const value of ["1", "10", "100"]) page.type("#f-amount", value)
    page.press("button")
    expect(page.steps()).toEqual([
      { screen: "s", step: ["i", "#f-amount", 0, "出金額", "100"], shown: "100" },
      { screen: "s", step: ["t", "", 0, "進む"] },
    ])
  })

  it("is told with its value only where that says of nobody who it is", () => {
    page.type("#f-lastName", "山田")
    expect(page.steps()).toEqual([{ screen: "s", step: ["i", "#f-lastName", 0, "姓", "山田"] }])
  })

  it("is noted without its value where that is a secret, also while it is shown", () => {
    page.type("#f-password", "hunter2")
    expect(page.steps()).toEqual([{ screen: "s", step: ["i", "#f-password", 0, "パスワード", null] }])
  })

  it("is noted alone: neither what scripts press, nor what the phone plays, nor a tap on nothing", () => {
    page.press("i")
    page.send("button", new MouseEvent("click", { bubbles: true }), false)
    page.play()
    const field = document.querySelector<HTMLInputElement>("#f-amount")
    if (field) field.value = "1"
    page.send("#f-amount", new Event("input", { bubbles: true }), false)
    expect(page.steps()).toEqual([])
  })

  it("is noted with a long pause, in which something may have run out", () => {
    page.later(301_000)
    page.press("button")
    expect(page.steps().map(({ step }) => step)).toEqual([
      ["w", 301],
      ["t", "", 0, "進む"],
    ])
  })

  it("is noted with where the page was scrolled to, before what was done there", () => {
    for (const y of [100, 300, 200]) {
      Object.defineProperty(window, "scrollY", { value: y, configurable: true })
      document.dispatchEvent(new Event("scroll"))
    }
    page.press("button")
    expect(page.steps().map(({ step }) => step)).toEqual([
      ["s", 200],
      ["t", "", 0, "進む"],
    ])
  })

  it("is noted with a mark where a control says that it cannot be pressed", () => {
    document.querySelector("button")?.setAttribute("aria-disabled", "true")
    page.press("button")
    expect(page.steps().map(({ step }) => step)).toEqual([["t", "", 0, "進む", 1]])
  })

  it("is noted with the leaving of a field or a box, of which their form hears", async () => {
    for (const type of ["text", "checkbox"]) {
      document.querySelector("#f-amount")?.setAttribute("type", type)
      page.send("#f-amount", new FocusEvent("focusout", { bubbles: true, relatedTarget: null }))
      page.press("button")
      await expect.poll(() => page.steps().at(-1)?.step).toEqual(["b"])
    }
    page.send("button", new FocusEvent("focusout", { bubbles: true, relatedTarget: null }))
    page.press("button")
    await new Promise((go) => setTimeout(go))
    expect(page.steps().at(-1)?.step[0]).toBe("t")
  })

  it("is noted with the keys that do something by themselves, those in a row as one", () => {
    for (const key of ["a", "Enter", "Escape", "Escape"])
      page.send("#f-amount", new KeyboardEvent("keydown", { key, bubbles: true }))
    expect(page.steps().map(({ step }) => step)).toEqual([
      ["k", "#f-amount", 0, "出金額", "Enter", 1],
      ["k", "#f-amount", 0, "出金額", "Escape", 2],
    ])
  })
})
