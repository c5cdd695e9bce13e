import { afterEach, expect, it } from "vitest"
import { tapAll, tapKeys } from "../../../src/unbundled/tapAll"
import { createWaits } from "../../../src/unbundled/waits"

const container = document.createElement("div")
afterEach(() => container.remove())

/** A page whose elements say that they were tapped or written into. */
function draw(html: string): string[] {
  const heard: string[] = []
  container.innerHTML = html
  document.body.append(container)
  for (const element of container.querySelectorAll<HTMLElement>("[id]"))
    for (const type of ["click", "change", "cancel"])
      element.addEventListener(type, (event) => {
        event.stopPropagation()
        heard.push(`${type} ${element.id} ${element instanceof HTMLInputElement ? element.value : ""}`.trim())
      })
  return heard
}

it("what lies over the page is tapped first and left, then everything else; last of all fields are written into", async () => {
  const heard = draw(
    `<input id="name" value="花子"><input id="age"><button id="under">a</button><dialog id="over" open><button id="in">b</button></dialog>`,
  )
  await tapAll(container, [], createWaits(window))
  expect(heard).toEqual([
    "click in",
    "cancel over",
    "click under",
    "change name",
    "change name 1",
    "change age 1",
    "change age",
  ])
})

it("one block is tapped by its key", async () => {
  const heard = draw(`<button id="a" data-key="next">a</button><button id="b" data-key="back">b</button>`)
  expect(await tapKeys(container, ["back", "none"], heard)).toContain("click b")
  expect(heard).toEqual(["click b"])
})

it("long waits end when they are told to, short ones by themselves", async () => {
  const waits = createWaits(window)
  const done: string[] = []
  waits.page.setTimeout(() => done.push("long"), 10_000)
  waits.page.clearTimeout(waits.page.setTimeout(() => done.push("never"), 10_000))
  await new Promise<void>((resolve) => waits.page.setTimeout(resolve, 0))
  expect(done).toEqual([])
  expect([waits.pass(), waits.pass()]).toEqual([true, false])
  expect(done).toEqual(["long"])
})
