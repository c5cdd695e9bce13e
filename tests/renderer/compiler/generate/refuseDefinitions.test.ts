// @vitest-environment node
import { describe, expect, it } from "vitest"
import { generateMeta } from "../../../../renderer/compiler"
import { coreDefinitions, options, widget } from "../../../../renderer/definitions"

const lion = widget({ name: "lion", description: "A lion.", options: options({}) })

describe("definitions", () => {
  it("are refused where one name is declared twice, in a sentence that says what to do", () =>
    expect(() => generateMeta([...coreDefinitions, lion, { ...lion }])).toThrow(
      'The widget "lion" is declared twice: take one away or give it another name',
    ))

  it("are refused without those of the engine", () =>
    expect(() => generateMeta([lion])).toThrow(expect.objectContaining({ code: "missing-definition" })))

  it("may have one name for two kinds", () =>
    expect(() => generateMeta([...coreDefinitions, lion, { ...lion, kind: "icon" }])).not.toThrow())
})
