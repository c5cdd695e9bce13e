import { describe, expect, it } from "vitest"
import { coreDefinitions } from "../../../../renderer/model/coreDefinitions"
import { effectsOf } from "../../../../renderer/model/effects"
import { planScenarios, type FlowUnderTest } from "../../../../renderer/testgen"
import type { CompiledStep } from "../../../../renderer/model/compiled"
import { aCall } from "../../../support/aCall"
import { aCondition } from "../../../support/aCondition"
import { next, question, screen, step } from "./aScreen"

const isKeeper = aCondition({ is: ["$visit.role", "KEEPER"] }, "is-keeper")
const hasLions = aCondition({ is: ["$visit.lions", true] }, "has-lions")
const isOld = aCondition({ gte: ["$visit.age", 65] }, "is-old")
const isNobody = aCondition({ is: ["$visit.role", "NOBODY"] }, "is-nobody")

/** Who works in a zoo: a question, something that the gate knows, something that the office decides. */
const zoo = (steps: readonly CompiledStep[]): FlowUnderTest => ({
  actions: effectsOf(coreDefinitions),
  flow: { id: "work", sections: [{ label: "Work", of: steps.length }], steps, detached: [] },
  model: {
    answers: ["visit"],
    start: {},
    given: [
      {
        after: "gate",
        label: "Who comes",
        choices: [
          { label: "young", values: { visit: { age: 30 } } },
          { label: "old", values: { visit: { age: 70 } } },
        ],
      },
    ],
    decided: [{ value: ["visit", "lions"], cases: [{ when: isKeeper, is: true }, { is: false }] }],
    refused: [],
  },
  exits: [],
  modules: new Map([
    screen("gate", [question("role", ["GUEST", "KEEPER"])]),
    screen("lions"),
    screen("bench"),
    screen("moon"),
  ]),
})

const steps = [step("gate"), step("lions", hasLions), step("bench", isOld)]

describe("invented journeys", () => {
  it("reach what answers, circumstances and decisions of a server lead to, with as few journeys as can be", () => {
    const { plans, missed } = planScenarios(zoo(steps))
    expect(missed).toEqual([])
    expect(plans.map((plan) => [plan.steps.map((one) => one.screen), plan.given, plan.holds])).toEqual([
      [["gate"], ["young"], []],
      [["gate", "lions", "bench"], ["old"], ["has-lions", "is-old"]],
    ])
    expect(plans[1]?.steps[0]?.answers).toEqual({ role: "KEEPER" })
  })

  it("say what nobody can reach, and that all answers were tried", () => {
    const { missed, plans } = planScenarios(zoo([...steps, step("moon", isNobody)]))
    expect(missed).toEqual([
      { goal: { kind: "step", screen: "moon", open: true }, tried: 3, all: true },
      { goal: { kind: "condition", name: "is-nobody", holds: true }, tried: 3, all: true },
    ])
    expect(plans.every((plan) => plan.steps.every((one) => one.screen !== "moon"))).toBe(true)
  })

  it("walk every transition, and say which two conditions never follow one another", () => {
    const isGuest = aCondition({ is: ["$visit.role", "GUEST"] }, "is-guest")
    const { flow, ...rest } = zoo([step("gate"), step("lions", hasLions), step("bench", isGuest), step("moon")])
    const modules = new Map(["lions", "bench", "moon"].map((id) => screen(id, [], { footer: [next] })))
    modules.set(...screen("gate", [question("role", ["GUEST", "KEEPER"])], { footer: [next] }))
    const { missed, goals, plans } = planScenarios({ ...rest, flow, modules })
    expect(goals.filter(({ kind }) => kind === "edge")).toHaveLength(6)
    expect(missed.map(({ goal, all }) => [goal, all])).toEqual([
      [{ kind: "edge", from: "gate", to: "moon" }, true],
      [{ kind: "edge", from: "lions", to: "bench" }, true],
    ])
    expect(plans.map((plan) => plan.steps.map((one) => one.screen))).toEqual([
      ["gate", "bench", "moon"],
      ["gate", "lions", "moon"],
    ])
  })

  it("are those of somebody whom what is given there fits, who answers as they would", () => {
    const { model, ...rest } = zoo([step("gate"), step("lions", hasLions)])
    const choices = [
      { label: "visitor", when: aCondition({ is: ["$visit.role", "GUEST"] }), values: { visit: { age: 30 } } },
      {
        label: "feeder",
        when: isKeeper,
        values: { visit: { age: 40 } },
        answers: { visit: { name: "Leo", role: "GUEST" } },
      },
    ]
    const given = [{ after: "gate", label: "Who comes", choices }]
    const modules = new Map([
      screen("gate", [question("role", ["GUEST", "KEEPER"]), question("name", ["", "Leo"])]),
      screen("lions"),
    ])
    const { plans, missed } = planScenarios({ ...rest, model: { ...model, given }, modules })
    expect(missed).toEqual([])
    expect(plans.map((plan) => [plan.given, plan.steps[0]?.answers])).toEqual([
      [["visitor"], { role: "GUEST" }],
      [["feeder"], { role: "KEEPER", name: "Leo" }],
    ])
  })

  it("are refused for each reason alone", () => {
    const call = aCall({ id: "enter", codes: ["too-loud", "not-fed"] })
    const fields = [question("voice", ["ROAR", "HOWL", "WHISPER"]), question("fed", ["NO", "YES"])]
    const refused = [
      { call: "enter", code: "too-loud", when: aCondition({ in: ["$form.voice", ["ROAR", "HOWL"]] }) },
      { call: "enter", code: "not-fed", when: aCondition({ is: ["$form.fed", "NO"] }) },
    ]
    const { flow, model, ...rest } = zoo([step("gate")])
    const modules = new Map([screen("gate", fields, { calls: { enter: call } })])
    const { plans } = planScenarios({ ...rest, flow, model: { ...model, refused }, modules })
    const endings = plans.filter(({ refusal }) => refusal !== undefined)
    expect(endings.map(({ refusal, steps: walked }) => [refusal?.code, walked.at(-1)?.answers])).toEqual([
      ["too-loud", { voice: "ROAR", fed: "YES" }],
      ["too-loud", { voice: "HOWL", fed: "YES" }],
      ["not-fed", { voice: "WHISPER", fed: "NO" }],
    ])
  })
})
