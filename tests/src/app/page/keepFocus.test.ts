import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { keepFocus } from "../../../../src/app/page/keepFocus"

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `<h1>Bears</h1><button id="heart"></button><output></output>`
  stop = keepFocus(document.body)
})
afterEach(() => {
  stop()
  document.body.innerHTML = ""
})

const frame = () => new Promise((resolve) => setTimeout(resolve, 50))
const byId = (id: string) => document.getElementById(id)
const focused = () => document.activeElement?.id || document.activeElement?.tagName

function openNotice() {
  const notice = document.querySelector("output") as HTMLElement
  notice.innerHTML = `<button id="undo"></button>`
  byId("undo")?.focus()
  return () => (notice.innerHTML = "")
}

describe("keepFocus", () => {
  it("goes back to where the focus was before what had it was taken away", async () => {
    byId("heart")?.focus()
    const close = openNotice()
    close()
    await frame()
    expect(focused()).toBe("heart")
  })

  it("goes to the main heading where nothing had it before", async () => {
    const close = openNotice()
    close()
    await frame()
    expect(focused()).toBe("H1")
  })

  it("goes to the heading that takes another's place", async () => {
    const heading = document.querySelector("h1") as HTMLElement
    heading.tabIndex = -1
    heading.focus()
    heading.outerHTML = `<h1 id="wolves">Wolves</h1>`
    await frame()
    expect(focused()).toBe("wolves")
  })

  it("leaves the focus to whoever gives it a place", async () => {
    const close = openNotice()
    close()
    byId("heart")?.focus()
    await frame()
    expect(focused()).toBe("heart")
  })

  it("leaves it nowhere for who has touched the page beside everything", async () => {
    const heart = byId("heart")
    heart?.focus()
    heart?.blur()
    await frame()
    heart?.remove()
    await frame()
    expect(focused()).toBe("BODY")
  })
})
