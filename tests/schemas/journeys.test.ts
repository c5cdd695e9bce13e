// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadDocuments, readFlowNotes } from "../../renderer/compiler"
import { planScenarios, dryRun, type Plan, type DryRunStep } from "../../renderer/testgen"
import { createScope } from "../../renderer"
import { backPolicy } from "../../renderer/flows/backPolicy"
import { path } from "../../renderer/flows/path"
import { loadModules } from "../../src/cli/modules"
import { createDryRunHarness } from "../../src/cli/dryRunHarness"
import { codesOf, leadsTo, statesThatLeave } from "../../src/cli/journeys/statesThatLeave"
import { openTestbed, type Testbed } from "../src/sandbox/support/testbed"
import { shippedRoot } from "../support/shippedRoot"
import { walkSandbox } from "../support/walkSandbox"
import graph from "./accountOpeningGraph.json"
import leaving from "./journeysLeaving.json"

const set = loadDocuments(shippedRoot)
const modules = await loadModules(set)
const flow = modules.app.flows["account-opening"]
if (flow === undefined) throw new Error("account opening has no flow")
const { model, exits } = readFlowNotes(set, flow.id)
const harness = createDryRunHarness(modules)
const setting = { flow, model, exits, modules: modules.screens, actions: harness.actions }
const { plans, goals, missed } = planScenarios(setting)
const usual = plans.filter(({ exit, refusal }) => exit === undefined && refusal === undefined)
const whole = usual.filter(({ entry }) => entry === undefined)
const corrected = whole.filter(({ shows }) => shows.some(({ kind }) => kind === "edit"))
const refused = plans.filter(({ refusal }) => refusal !== undefined)

const played = new Map<Plan, readonly DryRunStep[]>()
const play = async (plan: Plan): Promise<readonly DryRunStep[]> => {
  const known = played.get(plan) ?? (await dryRun(plan, setting, harness))
  played.set(plan, known)
  return known
}

const titleOf = ({ steps, holds, given, entry, exit, refusal }: Plan): string =>
  [
    entry ?? "",
    exit?.name ?? "",
    refusal?.code ?? "",
    ...given,
    ...holds,
    `${steps.length} steps to ${steps.at(-1)?.screen ?? ""}`,
  ]
    .filter((part) => part !== "")
    .join(", ")
const named = (list: readonly Plan[]) => list.map((plan, index) => [`${index + 1}. ${titleOf(plan)}`, plan] as const)

const leads = (step: Pick<DryRunStep, "effects">) => leadsTo(step, flow)
/** The next step is what the server's return point says; only the sandbox has one. */
const isLeftToServer = ({ effects }: DryRunStep): boolean =>
  effects.some(({ name }) => name === "launch" || name === "restart-flow")

const isAnswered = (plan: Plan): boolean =>
  plan.exit?.needs.length === 0 && Object.keys(codesOf(plan, modules.screens)).length === 0
const leavesBy = ({ steps, exit }: Plan): string => `${steps.at(-1)?.screen ?? ""} by ${exit?.by ?? ""}`

describe("invented journeys of account opening", () => {
  it("reach everything but the transitions that contradict themselves", () => {
    const unwalked = graph.unwalked.flatMap(({ edges }) => edges.map((edge) => edge.replace(/ \w+ /, " ")))
    expect(missed.map(({ goal, all }) => [goal.kind === "edge" ? `${goal.from} ${goal.to}` : goal, all])).toEqual(
      unwalked.map((edge) => [edge, true]),
    )
    for (const kind of ["step", "condition", "answer", "edge", "edit", "entry", "exit", "refusal"])
      expect(goals.filter((goal) => goal.kind === kind).length).toBeGreaterThan(4)
    expect(plans.flatMap(({ shows }) => shows)).toHaveLength(goals.length - missed.length)
  })

  it("are the same each time", () => {
    expect(JSON.stringify(planScenarios(setting))).toBe(JSON.stringify({ plans, goals, missed }))
  })

  it.each(named(whole))("the pure path agrees: %s", (_title, plan) => {
    const last = plan.steps.at(-1)
    const known = last === undefined ? {} : last.known
    expect(path(flow, createScope(known)).map(({ screen }) => screen)).toEqual(plan.steps.map(({ screen }) => screen))
  })

  it.each(named(usual))("every screen leads on: %s", async (_title, plan) => {
    const steps = await play(plan)
    expect(steps.flatMap(({ open }) => open)).toEqual([])
    const wrong = steps.flatMap((step, index) => {
      const next = plan.steps[index + 1]?.screen
      const isRight = next === undefined || leads(step).includes(next) || isLeftToServer(step)
      return isRight ? [] : [`${step.screen} -> ${leads(step).join(", ")}, not ${next}`]
    })
    expect(wrong).toEqual([])
  })

  it.each(named(corrected))("every correction leads to its step and back: %s", async (_title, plan) => {
    const corrections = (await play(plan)).flatMap(({ screen, corrections: own }) =>
      own.map((one) => ({ ...one, summary: screen })),
    )
    const wanted = plan.shows.flatMap((goal) => (goal.kind === "edit" ? [[goal.from, goal.to]] : []))
    expect(corrections.map(({ summary, opened }) => [summary, ...leads(opened)])).toEqual(
      expect.arrayContaining(wanted),
    )
    expect(corrections).toHaveLength(wanted.length)
    for (const { open, effects } of corrections) {
      expect(open).toEqual([])
      expect(effects.some(({ kind, name }) => kind === "call" && name.startsWith("aco/draft-"))).toBe(true)
      expect(effects.at(-1)?.name).toBe("back")
    }
  })

  it.each(named(plans.filter(isAnswered)))("the exit is taken: %s", async (_title, plan) => {
    expect((await play(plan)).slice(-1).flatMap(leads)).toContain(plan.exit?.to)
  })

  it.each(named(plans.filter((plan) => plan.exit !== undefined && !isAnswered(plan))))(
    "the screen is left where a state of it gives what that needs, and nowhere else: %s",
    async (_title, plan) => {
      const states: Readonly<Record<string, readonly string[]>> = leaving.states
      expect(await statesThatLeave(plan, setting, harness)).toEqual(states[leavesBy(plan)] ?? [])
    },
  )

  it("leave by every way, but for those whose reason is written down", () => {
    const unplayed = leaving.unplayed.flatMap(({ ways }) => ways)
    const others = plans.filter((plan) => plan.exit !== undefined && !isAnswered(plan)).map(leavesBy)
    expect([...Object.keys(leaving.states), ...unplayed].toSorted()).toEqual(others.toSorted())
    expect(leaving.unplayed.filter(({ reason }) => reason.length < 20)).toEqual([])
  })
})

/** A return point cannot be crossed backwards: its first screen asks whether to leave. The code leads back to the address. */
describe("back", () => {
  const { points = {} } = flow.entry ?? {}
  const starts = new Set(Object.values(points).flatMap(({ step }) => (step === undefined ? [] : [step])))
  const policies = ({ steps }: Plan) =>
    new Map(steps.map(({ screen, known }) => [screen, backPolicy(flow, screen, createScope(known))]))

  it.each(named(whole))("closes where a return point begins, and only there: %s", (_title, plan) => {
    const order = flow.steps.map(({ screen }) => screen)
    const first = [...starts].map(
      (start) => plan.steps.find(({ screen }) => order.indexOf(screen) >= order.indexOf(start))?.screen,
    )
    const closing = [...policies(plan)].filter(([, back]) => back === "close").map(([screen]) => screen)
    const expected = plan.steps.map(({ screen }) => screen).filter((screen) => first.includes(screen))
    expect(closing).toEqual(expected.filter((screen) => screen !== "auth_code"))
    expect([...new Set(policies(plan).values())].toSorted()).toEqual(["close", "history"])
  })

  it("leads a minor from the names to the parent, and lets an adult leave there", () => {
    const isMinor = ({ steps }: Plan) => steps.some(({ screen }) => screen === "parentalid_check")
    const [minors, adults] = [whole.filter(isMinor), whole.filter((plan) => !isMinor(plan))]
    expect([minors.length > 0, adults.length > 0]).toEqual([true, true])
    for (const plan of minors) {
      const before = plan.steps.findIndex(({ screen }) => screen === "name_input") - 1
      expect(plan.steps[before]?.screen).toBe("parentalid_check")
      expect([...policies(plan)].filter(([screen]) => /^(parentalid_check|name_input)$/.test(screen))).toEqual([
        ["parentalid_check", "close"],
        ["name_input", "history"],
      ])
    }
    for (const plan of adults) expect(policies(plan).get("name_input")).toBe("close")
  })
})

describe("who counts as a minor", () => {
  it.each([
    [17, true],
    [18, false],
  ])("somebody of %i years: %s", (ageAtApplication, expected) => {
    const steps = path(flow, createScope({ saved: { draft: { ageAtApplication } } }))
    expect(steps.some(({ screen }) => screen === "parentalid_check")).toBe(expected)
  })
})

describe("path, guard and server", () => {
  let bed: Testbed
  beforeAll(async () => {
    bed = await openTestbed()
  })
  afterAll(() => bed.close())

  /** The first save that each screen makes in some journey. */
  async function savesByScreen() {
    const steps = (await Promise.all(whole.map(play))).flat()
    return new Map(
      steps.toReversed().flatMap(({ screen, effects }) => {
        const saving = effects.find(({ kind, name }) => kind === "call" && name.startsWith("aco/draft-"))
        const call = saving && modules.screens.get(screen)?.calls[saving.name]
        return call && saving.input ? [[screen, { call, input: saving.input }] as const] : []
      }),
    )
  }

  it.each(named(whole))("agree: %s", async (_title, plan) => {
    const walk = await walkSandbox({ bed, flow, saves: await savesByScreen() })
    const steps = await dryRun(plan, setting, { ...harness, ...walk.harness })
    expect(walk.failed).toEqual([])
    expect(steps.map(({ screen }) => screen)).toEqual(plan.steps.map(({ screen }) => screen))
    const moves = steps.slice(0, -1).map((step) => [...new Set(leads(step).filter((to) => !to.startsWith("sheet:")))])
    expect(moves.filter((to, index) => to.length > 0 && !to.includes(steps[index + 1]?.screen ?? ""))).toEqual([])
    expect(steps.slice(0, -1).filter(({ effects }) => effects.some(({ name }) => name === "restart-flow"))).toEqual([])
    // A return point that has just changed leads exactly to the step that comes now; an older one to a step before it.
    const order = plan.steps.map(({ screen }) => screen)
    const unexpected = walk.guarded.filter(({ step, point, opens }, index) => {
      const isNew = walk.guarded[index - 1]?.point !== point
      return isNew ? opens !== step : order.indexOf(opens ?? "") > order.indexOf(step) || opens === undefined
    })
    expect(unexpected).toEqual([])
    expect(walk.refused.length).toBeGreaterThan(0)
    expect(walk.refused.filter(({ code }) => code !== "field_not_applicable" && code !== "wrong_step")).toEqual([])
  })
  it.each(named(refused))("refuse for one reason alone: %s", async (_title, plan) => {
    const walk = await walkSandbox({ bed, flow, saves: new Map() })
    const last = (await dryRun(plan, setting, { ...harness, ...walk.harness })).at(-1)
    expect(walk.failed.map((line) => line.split(":")[0])).toEqual([plan.refusal?.call])
    expect(walk.failed[0]).toContain(`"${plan.refusal?.code ?? ""}"`)
    expect(last?.open).toEqual([])
    expect(last && leads(last)).toEqual(plan.exit === undefined ? [] : [plan.exit.to])
  })
})
