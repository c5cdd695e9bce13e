import { cleanup, render } from "@testing-library/react"
import { createElement, type ReactElement } from "react"
import { afterEach, describe, expect, it } from "vitest"
import type { DrawnBlock } from "../../../../src/app/devtools/DrawnBlock"
import { nextPart, watchBlocks } from "../../../../src/app/devtools/watchBlocks"
import type { DrawnPart } from "../../../../src/domain/drawnParts"

afterEach(cleanup)

const page = document.createElement("div")
page.innerHTML = `
  <div data-screen="zoo">
    <header class="k-header"><p id="title">動物園</p></header>
    <main>
      <form id="form">
        <fieldset class="k-form__section">
          <h2 id="heading">えさ</h2>
          <div class="k-field" id="zoo-FOOD-frame">
            <p id="label">何を食べますか</p>
            <label class="k-choice" for="zoo-FOOD-1"><span class="k-choice__label" id="hay">干し<wbr>草</span></label>
          </div>
          <div class="k-field" id="zoo-KEEPERS-frame"><div class="k-field" id="zoo-KEEPERS-r2-NAME-frame"><p id="name">名前</p></div></div>
        </fieldset>
      </form>
    </main>
  </div>
  <dialog class="k-sheet" open><h2 id="question">本当ですか</h2><div class="k-sheet__buttons"><button>はい</button><button id="no">いいえ</button></div></dialog>`

const element = (selector: string) => page.querySelector(selector) as Element
const drawnAs = (selector: string) => new Set([element(selector) as unknown as DrawnBlock])
const blocks = new Map([
  ["zoo.screen.json#/body/0", drawnAs("main")],
  ["zoo.screen.json#/body/0/body/0", drawnAs("form")],
  ["sheet sure", drawnAs("dialog")],
])
const chosen = (selector: string, shown: readonly DrawnPart[] = []) => nextPart(element(selector), blocks, shown)

/** What a click chooses, and each further one at the same place. */
function clicks(selector: string): readonly DrawnPart[] {
  const parts: DrawnPart[] = []
  for (let part = chosen(selector); part !== undefined && parts.length < 9;) {
    parts.push(part)
    const next = chosen(selector, [part])
    part = next && JSON.stringify(next) === JSON.stringify(parts[0]) ? undefined : next
  }
  return parts
}

const section = { kind: "section", questions: ["zoo-FOOD", "zoo-KEEPERS", "zoo-KEEPERS-NAME"] }
const around = [
  section,
  { kind: "block", at: "zoo.screen.json#/body/0/body/0" },
  { kind: "block", at: "zoo.screen.json#/body/0" },
]

describe("a click into the picture", () => {
  it("chooses the innermost part, and each further one what is around it, until it begins again", () => {
    expect(clicks("#hay")).toEqual([
      { kind: "option", question: "zoo-FOOD", index: 1, label: "干し草" },
      { kind: "question", question: "zoo-FOOD" },
      ...around,
    ])
    expect(clicks("#heading")).toEqual(around)
  })

  it("knows a question of a row by its list, whichever row it is", () => {
    expect(clicks("#name").slice(0, 2)).toEqual([
      { kind: "question", question: "zoo-KEEPERS-NAME" },
      { kind: "question", question: "zoo-KEEPERS" },
    ])
  })

  it("knows the header by its screen, and a half-sheet with its buttons", () => {
    expect(clicks("#title")).toEqual([{ kind: "header", screen: "zoo" }])
    expect(clicks("#question")).toEqual([{ kind: "sheet", sheet: "sure" }])
    expect(clicks("#no")).toEqual([
      { kind: "sheet-button", sheet: "sure", index: 1, label: "いいえ" },
      { kind: "sheet", sheet: "sure" },
    ])
  })

  it("chooses nothing where nothing of a document is drawn", () => expect(chosen("[data-screen]")).toBeUndefined())
})

/** A page inside the desk; `laidOut` and `scrolled` count. */
function openPage() {
  const frames: FrameRequestCallback[] = []
  const heard = new Map<string, (event: unknown) => void>()
  const parent = { postMessage: () => undefined }
  const count = { laidOut: 0, scrolled: 0 }
  // Chromium lays the whole page out for it.
  HTMLElement.prototype.togglePopover = () => (count.laidOut += 1) > 0
  Element.prototype.scrollIntoView = () => void (count.scrolled += 1)
  const window = {
    document,
    parent,
    innerHeight: 800,
    location: { origin: "here" },
    requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run),
    addEventListener: (name: string, run: (event: unknown) => void) => heard.set(name, run),
  }
  const watch = watchBlocks(window as never)
  return {
    heard,
    draw(blockCount: number) {
      for (let index = 0; index < blockCount; index += 1)
        render(watch(`zoo.screen.json#/body/${index}`, createElement("p")) as ReactElement)
    },
    show(at: string) {
      const data = { kind: "show", at, parts: [{ kind: "block", at: "zoo.screen.json#/body/1" }] }
      heard.get("message")?.({ data, origin: "here", source: parent })
    },
    /** What one frame does. */
    pass() {
      Object.assign(count, { laidOut: 0, scrolled: 0 })
      for (const run of frames.splice(0)) run(0)
      return { ...count }
    },
  }
}

describe("a part that is shown", () => {
  afterEach(() => document.body.replaceChildren())

  it("is marked once a frame, however many blocks a page draws anew", () => {
    const { draw, show, pass } = openPage()
    draw(30)
    expect(pass().laidOut).toBe(0)
    show("here")
    draw(1)
    const ofOne = pass().laidOut
    expect(ofOne).toBeGreaterThan(0)
    draw(30)
    expect(pass().laidOut).toBe(ofOne)
  })

  it("comes into view when it is drawn, and again where it was moved, but not against whoever scrolls", () => {
    const { heard, draw, show, pass } = openPage()
    show("zoo.form.json#/ui/1")
    draw(2)
    expect(pass().scrolled).toBe(1)
    heard.get("wheel")?.({})
    draw(2)
    expect(pass().scrolled).toBe(0)
    // The same question, at another place of its form.
    show("zoo.form.json#/ui/0")
    draw(2)
    expect(pass().scrolled).toBe(1)
  })
})
