// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { formatValue } from "../../../renderer/expressions/formatting"
import type { Formatting } from "../../../renderer/model/registry"
import { resolveSpoken, resolveText } from "../../../renderer/expressions/resolveText"
import { resolveValue } from "../../../renderer/expressions/evaluate"
import { richParts } from "../../../renderer/expressions/richParts"
import type { Format } from "../../../renderer/model/registry"

const kilos: Format = (value, argument) => ({
  text: `${String(value)} ${argument ?? "kg"}`,
  spoken: `${String(value)} kilograms`,
})

function zoo() {
  const reports: string[] = []
  const context = { codes: {}, report: (problem: string) => reports.push(problem) }
  const formatting: Formatting = { formats: { kilos }, context }
  const scope = createScope({ animal: { name: "Leo", weight: 190, tags: ["big"] } })
  return { formatting, scope, reports }
}

describe("resolveText", () => {
  it("fills in values with their formats", () => {
    const { formatting, scope } = zoo()
    const node = {
      "@text": [
        { get: ["animal", "name"] },
        " weighs ",
        { get: ["animal", "weight"], format: "kilos", argument: "kilo" },
      ],
    }
    expect(resolveText(node, scope, formatting)).toBe("Leo weighs 190 kilo")
    expect(resolveSpoken(node, scope, formatting)).toBe("Leo weighs 190 kilograms")
  })

  it("draws a dash where a value is missing, with or without a format", () => {
    const { formatting, scope, reports } = zoo()
    const node = { "@text": [{ get: ["animal", "age"] }, "/", { get: ["animal", "age"], format: "kilos" }] }
    expect(resolveText(node, scope, formatting)).toBe("―/―")
    expect(reports).toEqual([])
  })

  it("keeps a literal as it is, braces and all", () => {
    const { formatting, scope } = zoo()
    expect(resolveText("{animal.name}", scope, formatting)).toBe("{animal.name}")
    expect(resolveSpoken("Leo", scope, formatting)).toBeUndefined()
  })

  it("reports a list without a format and shows a dash", () => {
    const { formatting, scope, reports } = zoo()
    expect(resolveText({ "@text": [{ get: ["animal", "tags"] }] }, scope, formatting)).toBe("―")
    expect(reports).toEqual(["a list needs a format"])
  })

  it("keeps the words of emphasis and links and writes a break as a new line", () => {
    const { formatting, scope } = zoo()
    const node = {
      "@rich": [{ strong: ["Meet ", { get: ["animal", "name"] }] }, { break: true }, { link: "map", label: ["Map"] }],
    } as const
    expect(resolveText(node, scope, formatting)).toBe("Meet Leo\nMap")
  })
})

describe("richParts", () => {
  it("keeps the structure and fills in the values", () => {
    const { formatting, scope } = zoo()
    const node = {
      "@rich": [{ strong: [{ get: ["animal", "name"] }] }, { break: true }, { link: "map", label: ["Map"] }],
    } as const
    expect(richParts(node, scope, formatting)).toEqual([
      { kind: "strong", parts: [{ kind: "text", text: "Leo" }] },
      { kind: "break" },
      { kind: "link", link: "map", parts: [{ kind: "text", text: "Map" }] },
    ])
  })
})

describe("values among words", () => {
  it("joins those that are read as they are written, and leaves those that are spoken or coloured apart", () => {
    const { formatting, scope } = zoo()
    const tinted: Formatting = {
      ...formatting,
      formats: { kilos, tinted: (text) => ({ text: String(text), tone: "rise" }) },
    }
    const name = { get: ["animal", "name"] }
    const node = {
      "@rich": [
        "the lion (",
        name,
        ") weighs ",
        { get: ["animal", "weight"], format: "kilos" },
        " and is ",
        { ...name, format: "tinted" },
        { strong: [name, "!"] },
      ],
    }
    expect(richParts(node, scope, tinted)).toEqual([
      { kind: "text", text: "the lion (Leo) weighs " },
      { kind: "value", value: { text: "190 kg", spoken: "190 kilograms" } },
      { kind: "text", text: " and is " },
      { kind: "value", value: { text: "Leo", tone: "rise" } },
      { kind: "strong", parts: [{ kind: "text", text: "Leo!" }] },
    ])
  })
})

describe("formatValue", () => {
  it("splits the argument from the name", () => {
    expect(formatValue(3, "kilos:tons", zoo().formatting).text).toBe("3 tons")
  })

  it("reports an unknown or inherited format and shows the plain value", () => {
    const { formatting, reports } = zoo()
    expect(formatValue(3, "stones", formatting).text).toBe("3")
    expect(formatValue(3, "toString", formatting).text).toBe("3")
    expect(reports).toEqual(["unknown format stones", "unknown format toString"])
  })
})

describe("resolveValue", () => {
  it("reads paths inside lists and objects and leaves literals alone", () => {
    const node = {
      name: { "@get": ["animal", "name"] },
      list: [1, { "@get": ["animal", "weight"] }],
      text: "$animal.name",
    }
    expect(resolveValue(node, zoo().scope)).toEqual({ name: "Leo", list: [1, 190], text: "$animal.name" })
  })
})
