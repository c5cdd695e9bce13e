// @vitest-environment node
import { describe, expect, it } from "vitest"
import theme from "../../schemas/theme.json"

type Colours = Readonly<Record<string, string>>

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ["paper", "surface", "sunken"]
const washes = ["accent-wash", "danger-wash", "warn-wash", "info-wash"]

/** Pairs of text and ground below the ratio, in words. */
function tooClose(
  colours: Colours,
  [texts, on, ratio]: readonly [readonly string[], readonly string[], number],
): readonly string[] {
  return texts.flatMap((text) =>
    on.flatMap((ground) => {
      const found = contrast(colours[text] ?? "", colours[ground] ?? "")
      return found >= ratio ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`]
    }),
  )
}

const promises: readonly (readonly [string, readonly [readonly string[], readonly string[], number]])[] = [
  [
    "text holds 4.5:1 on every ground",
    [["ink", "ink-soft", "ink-faint", "accent", "accent-press", "danger", "warn", "info"], grounds, 4.5],
  ],
  ["text holds 4.5:1 on every wash", [["ink", "ink-soft"], washes, 4.5]],
  ["money holds 7:1 on paper and cards", [["ink", "rise", "fall"], ["paper", "surface"], 7]],
  ["the accent holds 4.5:1 on its wash", [["accent"], ["accent-wash"], 4.5]],
  ["danger holds 4.5:1 on its wash", [["danger"], ["danger-wash"], 4.5]],
  ["warnings hold 4.5:1 on their wash", [["warn"], ["warn-wash"], 4.5]],
  ["information holds 4.5:1 on its wash", [["info"], ["info-wash"], 4.5]],
  ["words on the accent hold 4.5:1", [["on-accent"], ["accent", "accent-press"], 4.5]],
  ["words on danger hold 4.5:1", [["on-danger"], ["danger", "danger-press"], 4.5]],
  ["words on a toast hold 4.5:1", [["on-toast"], ["toast"], 4.5]],
  ["edges of controls hold 3:1", [["line-strong", "accent", "danger"], grounds, 3]],
]

describe.each([
  ["light", theme.light],
  ["dark", theme.dark],
])("the %s theme", (_name, colours) => {
  it.each(promises)("%s", (_promise, pairs) => {
    expect(tooClose(colours, pairs)).toEqual([])
  })
})

describe("theme", () => {
  it("has the same colours in light and dark", () => {
    expect(Object.keys(theme.dark)).toEqual(Object.keys(theme.light))
  })
})
