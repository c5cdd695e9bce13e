// @vitest-environment node
import { checkSync } from "recheck"
import { describe, expect, it } from "vitest"
import { spokenPart, withLabels } from "../../../renderer/linter/kit"
import { watchTextWork } from "../../support/textWork"

describe("what is read of a text", () => {
  it("is its letters, without values, tokens and where links lead", () => {
    expect(spokenPart(withLabels("{{zoo.name}}の[開園日](link:days)は{date|day}です"))).toBe(" の開園日は です")
  })

  it("is without the name in a place that is never closed", () => {
    expect(spokenPart("{labelは{n}文字、{list.price|yen")).toBe(" は 文字、 ")
  })

  it("is found by expressions that read what is never closed once, not once for each mark that opens it", () => {
    const { expressions } = watchTextWork(() => spokenPart(withLabels("[{{{[a](link:](link:{{a}")))
    expect(expressions.length).toBeGreaterThan(2)
    const slow = expressions.filter(
      ({ source, flags }) => checkSync(source, flags.replace("g", ""), { randomSeed: 1 }).status !== "safe",
    )
    expect(slow).toEqual([])
  })
})
