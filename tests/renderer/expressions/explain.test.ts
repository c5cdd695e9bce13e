// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { explain, type Explanation } from "../../../renderer/expressions/explain"
import type { CompiledCondition } from "../../../renderer/model/compiled"
import { aCondition } from "../../support/aCondition"

const isCub = aCondition({ lt: ["$animal.age", 2] }, "is-cub")
const isTame = aCondition({ is: ["$animal.tame", true] }, "is-tame")
const isFed = aCondition({ filled: ["$animal.lastMeal"] })
const all = (...operands: readonly CompiledCondition[]): CompiledCondition => ({ operator: "all", operands })
const any = (...operands: readonly CompiledCondition[]): CompiledCondition => ({ operator: "any", operands })

const reasons = ({ because }: Explanation) => because.map(({ says }) => says)
const scope = createScope({ animal: { age: 5, lastMeal: "hay" } })

describe("explain", () => {
  it("names the parts that made a group fail", () => {
    expect(reasons(explain(all(isCub, isFed), scope))).toEqual(["is-cub"])
  })

  it("names what is unknown where nothing else decides", () => {
    expect(reasons(explain(all(isTame, isFed), scope))).toEqual(["is-tame"])
  })

  it("names every part of a group that holds", () => {
    expect(reasons(explain(all(isFed, aCondition({ not: { lt: ["$animal.age", 2] } })), scope))).toEqual([
      "filled($animal.lastMeal)",
      "not(lt($animal.age, 2))",
    ])
  })

  it("names the one alternative that was enough", () => {
    expect(reasons(explain(any(isCub, isFed, isTame), scope))).toEqual(["filled($animal.lastMeal)"])
  })

  it("names all alternatives where none holds", () => {
    expect(reasons(explain(any(isCub, aCondition({ empty: ["$animal.lastMeal"] })), scope))).toEqual([
      "is-cub",
      "empty($animal.lastMeal)",
    ])
  })

  it("speaks of a condition by its own name first", () => {
    expect(explain({ ...all(isCub), name: "may-visit" }, scope).says).toBe("may-visit")
  })
})
