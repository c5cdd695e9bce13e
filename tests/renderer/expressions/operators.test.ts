// @vitest-environment node
import Ajv from "ajv"
import { describe, expect, it } from "vitest"
import { findOperator, isGroup, operatorNames, operators } from "../../../renderer/expressions/operators"
import { operatorDescriptions } from "../../../renderer/expressions/operators/descriptions"
import { operandsSchema } from "../../../renderer/expressions/operandsSchema"

const definitions = { condition: { type: "object" }, value: {} }
const validate = (name: keyof typeof operators) =>
  new Ajv({ strictTuples: false }).compile({ definitions, ...operandsSchema(operators[name]) })

describe("operators", () => {
  it.each(operatorNames)("%s has a description that is one sentence or two", (name) => {
    expect(operatorDescriptions[name]).toMatch(/^[A-Z].{15,160}\.$/)
  })

  it("does not know inherited names", () => {
    expect(findOperator("constructor")).toBeUndefined()
    expect(isGroup("toString")).toBe(false)
  })
})

describe("operandsSchema", () => {
  it("asks for exactly the operands that an operator takes", () => {
    const isValid = validate("between")
    expect([isValid(["$a", 1, 2]), isValid(["$a", 1]), isValid(["$a", 1, 2, 3])]).toEqual([true, false, false])
  })

  it("allows a shift of a date as days, as a duration and as a path, but no other text", () => {
    const isValid = validate("before")
    expect(
      [
        ["$d", "$e"],
        ["$d", "$e", 3],
        ["$d", "$e", "P1Y"],
        ["$d", "$e", "$days"],
      ].map((list) => isValid(list)),
    ).toEqual([true, true, true, true])
    expect([["$d", "$e", "3 days"], ["$d", "$e", "P"], ["$d"]].map((list) => isValid(list))).toEqual([
      false,
      false,
      false,
    ])
  })

  it("takes one condition for not, and a list of them for a group", () => {
    expect([validate("not")({}), validate("not")([{}]), validate("all")([{}, {}]), validate("any")([])]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})
