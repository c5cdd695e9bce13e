// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { CompiledCondition } from "../../../../renderer/model/compiled"
import { coreDefinitions } from "../../../../renderer/model/coreDefinitions"
import { effectsOf } from "../../../../renderer/model/effects"
import { planScenarios, type FlowUnderTest } from "../../../../renderer/testgen"
import { analyseFlow } from "../../../../renderer/testgen/flowAnalysis"
import { walk } from "../../../../renderer/testgen/walk"
import { aCondition } from "../../../support/aCondition"
import { createRandom, type Random } from "../../../support/random"
import { next, question, screen, step } from "./aScreen"

const isYes = (name: string) => aCondition({ is: [`$visit.${name}`, "YES"] }, `${name}-yes`)

interface Room {
  readonly name: string
  readonly when?: CompiledCondition
  readonly asks?: readonly string[]
}

function corridor(rooms: readonly Room[]): FlowUnderTest {
  const steps = rooms.map(({ name, when }) => step(name, when))
  return {
    actions: effectsOf(coreDefinitions),
    flow: { id: "corridor", sections: [{ label: "Rooms", of: steps.length }], steps, detached: [] },
    model: { answers: ["visit"], start: {}, given: [], decided: [], refused: [] },
    exits: [],
    modules: new Map(
      rooms.map(({ name, asks = [] }) =>
        screen(
          name,
          asks.map((field) => question(field, ["NO", "YES"])),
          { footer: [next] },
        ),
      ),
    ),
  }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`)

/** Every question at the gate, then a room for each. */
const askedBefore = (count: number): readonly Room[] => [
  { name: "gate", asks: names(count) },
  ...names(count).map((name) => ({ name: `room-${name}`, when: isYes(name) })),
  { name: "end" },
]

/** Every room asks what decides about the next. */
const askedOnTheWay = (count: number): readonly Room[] => [
  { name: "gate", asks: ["q0"] },
  ...names(count).map((name, index) => ({ name: `room-${name}`, when: isYes(name), asks: [`q${index + 1}`] })),
  { name: "end" },
]

/** What decides about the rooms is asked when they have been passed. */
const askedTooLate = (count: number): readonly Room[] => [
  { name: "gate" },
  ...names(count).map((name) => ({ name: `room-${name}`, when: isYes(name) })),
  { name: "end", asks: names(count) },
]

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
