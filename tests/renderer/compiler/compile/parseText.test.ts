// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseText } from "../../../../renderer/compiler/compile/parseText"
import { watchTextWork } from "../../../support/textWork"

const tokens = { "zoo.name": "Red {Zoo}" }
const plain = (text: string) => parseText(text, { rich: false, tokens })
const rich = (text: string) => parseText(text, { rich: true, tokens })

describe("parseText", () => {
  it("leaves a text without marks as it is", () => {
    expect(plain("Lions, [big] ** and small\nones")).toEqual({ parts: ["Lions, [big] ** and small\nones"], errors: [] })
  })

  it.each([
    ["{a}", { get: ["a"] }],
    ["{cage.0.name}", { get: ["cage", "0", "name"] }],
    ["{a.b|yen}", { get: ["a", "b"], format: "yen" }],
    ["{ a | code:species }", { get: ["a"], format: "code", argument: "species" }],
  ])("reads %s as a value", (text, part) => {
    expect(plain(`x${text}y`)).toEqual({ parts: ["x", part, "y"], errors: [] })
  })

  it("puts tokens in as they are, without reading them again", () => {
    expect(plain("the {{zoo.name}}!").parts).toEqual(["the Red {Zoo}!"])
  })

  it("takes the sign after a backslash literally", () => {
    expect(plain("\\{a\\} \\\\").parts).toEqual(["{a} \\"])
    expect(rich("\\*\\* \\[a](link:b)").parts).toEqual(["** [a](link:b)"])
  })

  it("reads breaks, emphasis and links of a rich text, with values inside", () => {
    expect(rich("**{n|number}** lions\n[see {zoo}](link:map)")).toEqual({
      parts: [
        { strong: [{ get: ["n"], format: "number" }] },
        " lions",
        { break: true },
        { link: "map", label: ["see ", { get: ["zoo"] }] },
      ],
      errors: [],
    })
  })

  it.each([
    ["a {b", "text-unclosed"],
    ["{a is {n} long", "text-unclosed"],
    ["{a{{zoo.name}}", "text-unclosed"],
    ["{}", "text-empty-place"],
    ["{$a.b}", "text-dollar"],
    ["{a b}", "text-path"],
    ["{a|x|y}", "text-path"],
    ["{{nobody}}", "text-token"],
    ["{{constructor}}", "text-token"],
    ["**a", "text-strong"],
    ["[a](https://evil.example)", "text-link"],
    ["[a](javascript:alert)", "text-link"],
  ])("names what is wrong with %s", (text, code) => {
    expect(rich(text).errors.map((error) => error.code)).toEqual([code])
  })

  it.each([
    ["{labelは{n}文字", "{label", ["{labelは", { get: ["n"] }, "文字"]],
    ["at least {n|yenより", "{n|yen", ["at least {n|yenより"]],
    ["{nは{n}より", "{nは{n}より", ["{nは", { get: ["n"] }, "より"]],
  ])("points at the one place in %s that is not closed, and reads the others", (text, part, parts) => {
    expect(plain(text)).toEqual({ parts, errors: [{ code: "text-unclosed", part }] })
  })

  it("makes no link of brackets that lead elsewhere", () => {
    expect(rich("[a](javascript:x)").parts).toEqual(["[a](javascript:x)"])
  })

  it("F54: makes neither link nor emphasis in a plain text", () => {
    const text = "[a](link:help) **b** <img src=x onerror=alert(1)>"
    expect(plain(text)).toEqual({ parts: [text], errors: [] })
  })

  it("never throws and loses no sign of a text without marks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(parseText(text, { rich: true, tokens }).parts).toBeInstanceOf(Array)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[^{}\\*[\]\n]*$/), (text) => {
        expect(rich(text).parts.join("")).toBe(text)
      }),
    )
  })

  it.each(["{", "{{", "{} ", "[a](x) ", "{{nobody}}"])("tells the first of many mistakes only: %s", (mistake) => {
    const { errors } = rich(mistake.repeat(1_000))
    expect(errors).toHaveLength(10)
  })

  it("does no more than twice the work for twice the text", () => {
    for (const mark of ["[", "**", "{", "{{", "\\"]) {
      const work = (times: number) => watchTextWork(() => rich(mark.repeat(times))).characters
      expect([mark, work(800) <= 2.1 * work(400) + 200]).toEqual([mark, true])
    }
  })
})
