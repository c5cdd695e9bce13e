// @vitest-environment node
import { expect, it } from "vitest"
import { compileCondition } from "../../../renderer/compiler/compile/compileValue"
import { createScope, evaluate, type Truth } from "../../../renderer"
import { type Condition, loadDocuments } from "../../../renderer/compiler"
import { valueOperators } from "../../../renderer/values"
import { deciding, type Judged, judge, type Knowledge } from "../../../src/sentences/judged/judge"
import { comparedWith, decidedBy, leavesOf, tablesOf } from "../../../src/sentences/judged/reads"
import { findConditions } from "../../../src/server/desk/conditions"
import { createWrittenReader } from "../../../src/server/desk/writtenValues"
import { createRandom, type Random } from "../../../src/domain/random"
import { shippedRoot } from "../../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const conditions: Readonly<Record<string, { readonly when: Condition }>> =
  set.find("conditions", "conditions")?.document.conditions ?? {}
const named = (name: string): unknown => (Object.hasOwn(conditions, name) ? conditions[name]?.when : undefined)
const codes = new Map(set.all("codes").map(({ id, document }) => [id, document.codes]))
const rowsOf = (table: string) => codes.get(table)

/** Every condition of the documents, each once. */
const written = [
  ...new Map(
    findConditions(createWrittenReader()(set)).map(({ condition }) => [
      JSON.stringify(condition),
      condition as Condition,
    ]),
  ).values(),
]

/** Values near those that a condition is about, some of them missing. */
function randomValues(condition: Condition, random: Random): ReadonlyMap<string, unknown> {
  const leaves = leavesOf(condition, named)
  const listed = tablesOf(leaves).flatMap((table) => rowsOf(table)?.map(({ code }) => code) ?? [])
  return new Map(
    decidedBy(leaves).map((path) => {
      const compared = comparedWith(path, leaves)
      const near = [undefined, null, true, "x", 5, [5], "2025-04-01", ...compared, ...compared, ...listed]
      return [path, near[random.whole(near.length)]] as const
    }),
  )
}

/** What the parts alone that are shown as deciding lead to, whatever the others come to; where it is open, they decide nothing. */
function truthsOfShown(judged: Judged): readonly Truth[] {
  const [operator = ""] = Object.keys(judged.condition as object)
  const others: readonly Truth[] = judged.truth === undefined ? [operator === "all"] : [true, false, undefined]
  if (judged.parts.length === 0) return [judged.truth]
  const shown = new Set(deciding(judged))
  const truths = judged.parts.map((part) => (shown.has(part) ? truthsOfShown(part) : others))
  const every = truths.reduce<readonly (readonly Truth[])[]>(
    (found, own) => found.flatMap((before) => own.map((truth) => [...before, truth])).slice(0, 300),
    [[]],
  )
  return [...new Set(every.map((given) => joined(operator, given)))]
}

function joined(operator: string, [first, ...others]: readonly Truth[]): Truth {
  if (operator === "condition") return first
  if (operator === "not") return first === undefined ? undefined : !first
  const enough = operator === "any"
  const truths = [first, ...others]
  if (truths.includes(enough)) return enough
  return truths.includes(undefined) ? undefined : !enough
}

it("judges every condition of the documents as the app does, whatever is known, and shows parts that suffice", () => {
  const random = createRandom(1)
  const counts = { judged: 0, decided: 0 }
  for (const condition of written) {
    const compiled = compileCondition(condition, { conditions, tokens: {}, codes } as never)
    for (let round = 0; round < 12; round += 1) {
      const values = randomValues(condition, random)
      const scope = createScope({}, valueOperators)
      const known: Knowledge = { named, rowsOf, valueOf: (path) => values.get(path) }
      const judged = judge(condition, known)
      const wanted = evaluate(compiled, { ...scope, get: (path) => values.get(`$${path.join(".")}`) })
      expect([condition, [...values], judged.truth]).toEqual([condition, [...values], wanted])
      expect([condition, [...values], truthsOfShown(judged)]).toEqual([condition, [...values], [wanted]])
      counts.judged += 1
      if (wanted !== undefined) counts.decided += 1
    }
  }
  expect(counts.judged).toBeGreaterThan(10_000)
  expect(counts.decided).toBeGreaterThan(4_000)
})

it("what a table says is open until the table is at hand", () => {
  const condition = { empty: [{ code: ["transaction-type", "$item.TRADE_TYPE", "label"] }] }
  const valueOf = () => 31
  expect(judge(condition, { named, valueOf }).truth).toBeUndefined()
  expect(judge(condition, { named, valueOf, rowsOf }).truth).toBe(false)
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
