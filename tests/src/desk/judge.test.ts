// @vitest-environment node
import { expect, it } from "vitest"
import { compileCondition } from "../../../renderer/compiler/compile/compileValue"
import { createScope, evaluate } from "../../../renderer"
import type { Condition } from "../../../renderer/compiler"
import { deciding, judge } from "../../../src/desk/conditions/judge"
import { comparedWith, leavesOf, pathsOf } from "../../../src/desk/conditions/reads"
import { createRandom } from "../../support/random"
import { loadDocuments } from "../../../renderer/compiler"
import { shippedRoot } from "../../support/shippedRoot"

const conditions: Readonly<Record<string, { readonly when: Condition }>> =
  loadDocuments(shippedRoot).find("conditions", "conditions")?.document.conditions ?? {}
const named = (name: string): unknown => (Object.hasOwn(conditions, name) ? conditions[name]?.when : undefined)

it("judges every named condition as the app does, whatever is known", () => {
  const random = createRandom(1)
  let decided = 0
  for (const [name, { when }] of Object.entries(conditions)) {
    const leaves = leavesOf(when, named)
    const compiled = compileCondition({ condition: name }, { conditions, tokens: {}, codes: new Map() } as never)
    for (let round = 0; round < 460; round += 1) {
      const values = new Map(
        pathsOf(leaves).map((path) => {
          const near = [undefined, null, true, "x", 5, ...comparedWith(path, leaves)]
          return [path, near[random.whole(near.length)]] as const
        }),
      )
      const scope = { ...createScope({}), get: (path: readonly string[]) => values.get(`$${path.join(".")}`) }
      const { truth } = judge({ condition: name }, { named, valueOf: (path) => values.get(path) })
      const wanted = evaluate(compiled, scope)
      expect([name, [...values], truth]).toEqual([name, [...values], wanted])
      if (wanted !== undefined) decided += 1
    }
  }
  expect(decided).toBeGreaterThan(2_000)
})

it("names the parts that decided", () => {
  const known = { named, valueOf: (path: string) => ({ $a: 1, $b: 2 })[path] }
  const parts = (condition: Condition) => deciding(judge(condition, known)).map((part) => part.condition)
  const [yes, no, open] = [{ is: ["$a", 1] }, { is: ["$b", 1] }, { is: ["$c", 1] }]
  expect(parts({ all: [yes, no, open] })).toEqual([no])
  expect(parts({ any: [yes, no, open] })).toEqual([yes])
  expect(parts({ any: [no, open] })).toEqual([open])
  expect(parts({ all: [yes, yes] })).toEqual([yes, yes])
})

it("what leads back to itself, or is no condition, is not known", () => {
  const circle = { named: () => ({ condition: "again" }), valueOf: () => 1 }
  for (const condition of [{ condition: "again" }, { is: ["$a", 1], isNot: ["$a", 2] }, { nothing: [] }, 7, {}])
    expect(judge(condition, circle).truth).toBeUndefined()
})
