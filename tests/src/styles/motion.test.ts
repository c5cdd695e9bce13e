// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"

/** Style sheets of the app; the page before it and the phone around it are documents of their own. */
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !/^(start|phone)/.test(file),
)
const read = (file: string) => readFileSync(`src/${file}`, "utf8")

/** Name and steps of every animation. */
const keyframesIn = (css: string) =>
  [...css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, name = "", steps = ""]) => ({
    name,
    steps,
  }))

const moves = /translate|transform|rotate|scale|width|height|inset|margin/

describe("reduced motion", () => {
  it("stills every animation that moves, and every transition but fades", () => {
    const reduced = read("styles/motion.css")
    const stilled = keyframesIn(reduced)
    expect(stilled.filter(({ steps }) => moves.test(steps))).toEqual([])
    expect(reduced).toContain("transition-property: opacity, color, background-color !important")
    const moving = sheets
      .filter((file) => file !== "styles/motion.css")
      .flatMap((file) => keyframesIn(read(file)))
      .filter(({ steps }) => moves.test(steps))
    expect(moving.length).toBeGreaterThan(3)
    expect(moving.map(({ name }) => name).toSorted()).toEqual(stilled.map(({ name }) => name).toSorted())
  })
})

it("a screen that comes from the right makes the page no wider: a finger would push the page aside meanwhile", () => {
  const layout = read("styles/layout.css")
  expect(layout).toMatch(/@keyframes k-push \{\s*from \{[^}]*translateX\(16px\)/)
  expect(layout).toMatch(/\.k-screen\[data-direction="forward"\] \{\s*overflow-x: clip;/)
})
