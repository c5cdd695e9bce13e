// @vitest-environment node
import { describe, expect, it } from "vitest"
import { planScenarios, type FlowUnderTest } from "../../../../renderer/testgen"
import { analyseFlow } from "../../../../renderer/testgen/flowAnalysis"
import { walk } from "../../../../renderer/testgen/walk"
import { aCondition } from "../../../support/aCondition"
import { createRandom, type Random } from "../../../../src/domain/random"
import { askedBefore, askedOnTheWay, askedTooLate, corridor, names, type Room } from "./corridor"

/** A few rooms that ask and depend on whatever is asked anywhere. */
function anyCorridor(random: Random): readonly Room[] {
  const fields = names(2 + random.whole(5))
  const rooms = Array.from({ length: 3 + random.whole(4) }, (_, index): Room => {
    const asks = fields.filter((_field, at) => at % 7 === (index + random.whole(3)) % 7)
    const yes = () => ({ is: [`$visit.${random.pick(fields)}`, "YES"] })
    const when = random.pick([yes(), { not: yes() }, { all: [yes(), yes()] }])
    return { name: `room${index}`, asks, ...(index === 0 ? {} : { when: aCondition(when) }) }
  })
  return [{ name: "gate", asks: fields.slice(0, 2) }, ...rooms, { name: "end" }]
}

/** Every pair of steps that some answers lead through, found by trying all of them. */
function edgesByTrying(setting: FlowUnderTest): ReadonlySet<string> {
  const analysis = analyseFlow(setting)
  const questions = [...analysis.questions.values()].flat()
  const found = new Set<string>()
  for (let bits = 0; bits < 2 ** questions.length; bits += 1) {
    const decisions = new Map(questions.map(({ name }, index) => [name, (bits >> index) & 1 ? "YES" : "NO"]))
    const { steps } = walk(analysis, analysis.questions, decisions)
    for (const [index, { screen: from }] of steps.entries()) found.add(`${from} ${steps[index + 1]?.screen}`)
  }
  return found
}

describe("planScenarios on conditional steps in a row", () => {
  it.each([
    ["asked before", askedBefore, 0],
    ["asked on the way", askedOnTheWay, 496],
    ["asked too late", askedTooLate, 592],
  ] as const)(
    "finds a way to everything that 32 steps %s can show, and proves the rest",
    (_, rooms, out) => {
      const { missed, plans, goals } = planScenarios(corridor(rooms(32)))
      expect(missed.filter(({ all }) => !all)).toEqual([])
      expect(missed).toHaveLength(out)
      const tried = missed.reduce((sum, one) => sum + one.tried, 0)
      // A few walks for each, where combinations of 32 answers are four billion.
      expect(tried).toBeLessThan(40 * goals.length)
      expect(plans.flatMap(({ shows }) => shows)).toHaveLength(goals.length - missed.length)
    },
    60_000,
  )

  it("reaches just what trying all answers reaches", () => {
    const random = createRandom(26)
    for (let flow = 0; flow < 60; flow += 1) {
      const setting = corridor(anyCorridor(random))
      const { goals, missed } = planScenarios(setting)
      const edges = goals.flatMap((goal) => (goal.kind === "edge" ? [`${goal.from} ${goal.to}`] : []))
      const unreached = missed.flatMap(({ goal }) => (goal.kind === "edge" ? [`${goal.from} ${goal.to}`] : []))
      const reachable = edgesByTrying(setting)
      expect(unreached.toSorted()).toEqual(edges.filter((edge) => !reachable.has(edge)).toSorted())
    }
  })
})
