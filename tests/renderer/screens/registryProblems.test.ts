// @vitest-environment node
import { describe, expect, it } from "vitest"
import { registryProblems } from "../../../renderer"
import { coreDefinitions, format, options, widget } from "../../../renderer/definitions"

const Lion = () => null
const lion = widget({ name: "lion", description: "A lion.", options: options({}) })
const weight = format({ name: "weight", description: "A weight.", options: options({}) })
const definitions = [...coreDefinitions, lion, weight]
const formats = { weight: () => ({ text: "" }) }

describe("registryProblems", () => {
  it("finds nothing where all that is declared is implemented, whichever part does it", () =>
    expect(registryProblems(definitions, { widgets: { lion: Lion } }, { formats })).toEqual([]))

  it("names what is declared but not implemented, and what is implemented but not declared", () =>
    expect(registryProblems(definitions, { widgets: { tiger: Lion }, formats: {} })).toEqual([
      'widgets: "lion" is declared, but nothing implements it: register it by this name',
      'widgets: "tiger" is implemented, but not declared: add widget({ name: "tiger", ... })',
      'formats: "weight" is declared, but nothing implements it: register it by this name',
    ]))

  it("takes what is registered as undefined for missing, as after a wrong import", () =>
    expect(registryProblems(definitions, { widgets: { lion: undefined as never }, formats })).toHaveLength(1))
})
