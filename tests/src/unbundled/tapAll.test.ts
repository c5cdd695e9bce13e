import { afterEach, expect, it } from "vitest"
import { tapAll } from "../../../src/unbundled/tapAll"
import { createWaits } from "../../../src/unbundled/waits"

const container = document.createElement("div")
afterEach(() => container.remove())

/** Other tests in the same process keep their own time. */
const waitsOf = (hear?: (said: string) => void) =>
  createWaits(window, hear, { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout })

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
  await tapAll(container, [], waitsOf())
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

it("what opens is written into before it is tapped; everything is tapped once more where that is asked for", async () => {
  const heard = draw(
    `<button id="under">a</button><dialog id="over" open><button id="in">b</button><input id="word"></dialog>`,
  )
  await tapAll(container, [], waitsOf(), { texts: ["あ"], isTwice: true })
  expect(heard.slice(0, 6)).toEqual([
    "change word あ",
    "change word",
    "change word 1",
    "click in",
    "cancel over",
    "click under",
  ])
  expect(heard.filter((said) => said === "click under")).toHaveLength(2)
})

it("what was closed by its first button is closed by its last one the second time; then the app is hidden and seen again", async () => {
  const heard = draw(
    `<button id="ask">a</button><dialog id="over"><button id="no">b</button><button id="yes">c</button></dialog>`,
  )
  const over = container.querySelector("dialog")
  const [ask, ...answers] = container.querySelectorAll("button")
  ask?.addEventListener("click", () => over?.setAttribute("open", ""))
  for (const one of answers) one.addEventListener("click", () => over?.removeAttribute("open"))
  const handleChange = () => heard.push(document.visibilityState)
  document.addEventListener("visibilitychange", handleChange)
  await tapAll(container, [], waitsOf(), { isTwice: true })
  document.removeEventListener("visibilitychange", handleChange)
  const second = heard.slice(heard.lastIndexOf("click ask"))
  expect(heard.slice(0, 2)).toEqual(["click ask", "click no"])
  expect(second.slice(0, 2)).toEqual(["click ask", "click yes"])
  expect(heard.slice(-2)).toEqual(["hidden", "visible"])
})

it("what has certain words is tapped before what stands above it, for that may end it; what is written ends with Enter", async () => {
  const heard = draw(
    `<dialog open><button id="no">いいえ</button><button id="post">郵送で申し込む</button></dialog><input id="a">`,
  )
  container.querySelector("input")?.addEventListener("keydown", ({ key }) => heard.push(`key ${key}`))
  await tapAll(container, [], waitsOf(), { first: ["郵送"] })
  expect(heard.slice(0, 2)).toEqual(["click post", "click no"])
  expect(heard.slice(2, 4)).toEqual(["change a 1", "key Enter"])
})

it("long waits end when they are told to, short ones by themselves and in their order; each is heard", async () => {
  const [done, heard]: [string[], string[]] = [[], []]
  const waits = waitsOf((said) => heard.push(said))
  waits.page.setTimeout(() => done.push("long"), 10_000)
  waits.page.clearTimeout(waits.page.setTimeout(() => done.push("never"), 10_000))
  await new Promise<void>((resolve) => {
    waits.page.setTimeout(resolve, 400)
    waits.page.setTimeout(() => done.push("short"), 300)
    waits.page.clearTimeout(waits.page.setTimeout(() => done.push("never"), 200))
  })
  expect(waits.isSoon()).toBe(false)
  expect(done).toEqual(["short"])
  expect([waits.pass(), waits.pass()]).toEqual([true, false])
  expect(done).toEqual(["short", "long"])
  expect(heard).toEqual(["waits 10000", "waits 10000", "waits 400", "waits 300", "waits 200"])
})

it("time passes as before in the end", () => {
  const scope = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  const { setTimeout } = scope
  const waits = createWaits(window, undefined, scope)
  expect(scope.setTimeout).not.toBe(setTimeout)
  waits.end()
  expect(scope.setTimeout).toBe(setTimeout)
})
