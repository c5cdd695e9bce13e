import { afterEach, expect, it } from "vitest"
import { observeKeyboard } from "../../../src/app/observeKeyboard"

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset["keyboard"]
  document.documentElement.removeAttribute("style")
})

/** What reveals is fetched by the first that needs it. */
const fetched = () => import("../../../src/app/revealField").then(() => undefined)

/** A page of a field and a button, so many pixels below it, on a phone whose keyboard lies over the page. */
function aPhone({ buttonAt = 2_000, inside = "div" } = {}) {
  document.body.innerHTML = `<${inside}><div class="k-field"><input type="text"><input type="radio"></div></${inside}>
    <footer class="k-footer"></footer>`
  const revealed: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(".k-field, .k-footer")) {
    const top = element.className === "k-field" ? 600 : buttonAt
    element.getBoundingClientRect = () => new DOMRect(0, top, 390, 56)
    element.scrollIntoView = (options) => void revealed.push(`${element.className} ${JSON.stringify(options)}`)
  }
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0 })
  const page = { visualViewport: viewport as unknown as VisualViewport, document, innerHeight: 844 }
  const stop = observeKeyboard(page)
  const cover = async (pixels: number, by: "resize" | "scroll" = "resize") => {
    viewport.height = 844 - pixels
    viewport.dispatchEvent(new Event(by))
    await fetched()
  }
  const focus = async (type: string) => {
    document.querySelector<HTMLElement>(`[type=${type}]`)?.focus()
    await fetched()
  }
  return { revealed, viewport, cover, focus, stop }
}

const field = `k-field {"block":"nearest"}`
const footer = `k-footer {"block":"nearest"}`

it("says how much of the page a keyboard covers, and takes no bar of the browser for one", async () => {
  const { cover, viewport, stop } = aPhone()
  const { dataset, style } = document.documentElement
  const said = () => [dataset["keyboard"], style.getPropertyValue("--keyboard-inset")]
  expect(said()).toEqual(["closed", "0px"])
  await cover(119)
  expect(said()).toEqual(["closed", "0px"])
  await cover(350)
  expect(said()).toEqual(["open", "350px"])
  viewport.offsetTop = 100
  await cover(350, "scroll")
  expect(said()).toEqual(["open", "250px"])
  stop()
  await cover(0)
  expect(said()).toEqual(["open", "250px"])
})

it("what is typed into comes above the keyboard, when that opens and when another field is typed into", async () => {
  const { revealed, cover, focus, stop } = aPhone()
  await focus("text")
  expect(revealed).toEqual([])
  await cover(350)
  await cover(350, "scroll")
  expect(revealed).toEqual([field])
  await focus("radio")
  expect(revealed).toEqual([field])
  await focus("text")
  expect(revealed).toEqual([field, field])
  stop()
})

it("the buttons of the page come along where there is room for both", async () => {
  const { revealed, cover, focus, stop } = aPhone({ buttonAt: 900 })
  await focus("text")
  await cover(350)
  expect(revealed).toEqual([footer, field])
  stop()
})

it("a half-sheet moves no page behind it", async () => {
  const { revealed, cover, focus, stop } = aPhone({ inside: "dialog" })
  await focus("text")
  await cover(350)
  expect(revealed).toEqual([])
  stop()
})
