// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadDocuments, readFlowNotes } from "../../renderer/documents"
import { planJourneys, rehearse, type Plan, type RehearsedStep } from "../../renderer/journeys"
import { createScope } from "../../renderer"
import { backPolicy } from "../../renderer/flows/backPolicy"
import { path } from "../../renderer/flows/path"
import { loadModules } from "../../src/cli/modules"
import { createTheatre } from "../../src/cli/theatre"
import { openTestbed, type Testbed } from "../src/sandbox/support/testbed"
import { shippedRoot } from "../support/shipped"
import { walkSandbox } from "../support/walkSandbox"

const set = loadDocuments(shippedRoot)
const modules = await loadModules(set)
const flow = modules.app.flows["account-opening"]
if (flow === undefined) throw new Error("account opening has no flow")
const { assumes, exits } = readFlowNotes(set, flow.id)
const setting = { flow, assumes, exits, modules: modules.screens }
const theatre = createTheatre(modules)
const { plans, goals, missed } = planJourneys(setting)
const whole = plans.filter(({ entry, exit }) => entry === undefined && exit === undefined)

const played = new Map<Plan, readonly RehearsedStep[]>()
const play = async (plan: Plan): Promise<readonly RehearsedStep[]> => {
  const known = played.get(plan) ?? (await rehearse(plan, setting, theatre))
  played.set(plan, known)
  return known
}

const titleOf = ({ steps, holds, given, entry, exit }: Plan): string =>
  [entry ?? "", exit?.name ?? "", ...given, ...holds, `${steps.length} steps to ${steps.at(-1)?.screen ?? ""}`]
    .filter((part) => part !== "")
    .join(", ")
const named = (list: readonly Plan[]) => list.map((plan, index) => [`${index + 1}. ${titleOf(plan)}`, plan] as const)

const leads = ({ deeds }: RehearsedStep): readonly string[] =>
  deeds.flatMap(({ kind, name, input }) =>
    kind === "go" ? [name] : name === "go" || name === "replace" ? [String(input?.["to"])] : [],
  )
const did = ({ deeds }: RehearsedStep, name: string): boolean => deeds.some((deed) => deed.name === name)

/** States of the last screen that give what an exit needs, by the button that leads out. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  postal: ["fallback_with_card", "fallback_without_card", "face_mismatch_sheet", "postal_popup"],
  "sheet:residence-read-error-third:postal": ["read_error_third_sheet"],
}

describe("invented journeys of account opening", () => {
  it("reach every step, condition, answer, entry and exit", () => {
    expect(missed).toEqual([])
    for (const kind of ["step", "condition", "answer", "entry", "exit"])
      expect(goals.filter((goal) => goal.kind === kind).length).toBeGreaterThan(5)
    expect(plans.flatMap(({ shows }) => shows)).toHaveLength(goals.length)
  })

  it("are the same each time", () => {
    expect(JSON.stringify(planJourneys(setting))).toBe(JSON.stringify({ plans, goals, missed }))
  })

  it.each(named(whole))("the pure path agrees: %s", (_title, plan) => {
    const last = plan.steps.at(-1)
    const known = last === undefined ? {} : last.known
    expect(path(flow, createScope(known)).map(({ screen }) => screen)).toEqual(plan.steps.map(({ screen }) => screen))
  })

  it.each(named(plans.filter(({ exit }) => exit === undefined)))("every screen leads on: %s", async (_title, plan) => {
    const steps = await play(plan)
    expect(steps.flatMap(({ open }) => open)).toEqual([])
    const wrong = steps.flatMap((step, index) => {
      const next = plan.steps[index + 1]?.screen
      const isRight = next === undefined || leads(step).includes(next) || did(step, "launch")
      return isRight ? [] : [`${step.screen} -> ${leads(step).join(", ")}, not ${next}`]
    })
    expect(wrong).toEqual([])
  })

  it.each(
    named(
      plans.filter(({ exit }) => exit?.needs.length === 0 && exit.after.every((part) => part.startsWith("sheet:"))),
    ),
  )("the exit is taken: %s", async (_title, plan) => {
    const last = (await play(plan)).at(-1)
    const sheets = last?.deeds.flatMap(({ name, input }) =>
      name === "half-sheet" ? [`sheet:${String(input?.["sheet"])}`] : [],
    )
    expect([...(sheets ?? []), ...(last ? leads(last) : [])]).toContain(plan.exit?.to)
  })

  it.each(named(plans.filter(({ exit }) => exit !== undefined && exit.needs.length > 0)))(
    "the exit is taken where a state of the screen gives what it needs, and nowhere else: %s",
    async (_title, plan) => {
      const { samples = {} } = modules.screens.get(plan.steps.at(-1)?.screen ?? "") ?? {}
      const taken: string[] = []
      const usual = { ...plan, steps: plan.steps.slice(-1) }
      expect((await rehearse(usual, setting, theatre)).flatMap(leads)).not.toContain(plan.exit?.to)
      for (const [name, under] of Object.entries(samples)) {
        if (Object.values(under.calls ?? {}).includes("pending")) continue
        const steps = await rehearse(usual, setting, { ...theatre, under })
        if (steps.flatMap(leads).includes(plan.exit?.to ?? "")) taken.push(name)
      }
      expect(taken).toEqual(statesOf[plan.exit?.key ?? plan.exit?.after[0] ?? ""])
    },
  )
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

describe("path, guard and server", () => {
  let bed: Testbed
  beforeAll(async () => {
    bed = await openTestbed({})
  }, 60_000)
  afterAll(() => bed.close())

  /** The first save that each screen makes in some journey. */
  async function savesByScreen() {
    const steps = (await Promise.all(whole.map(play))).flat()
    return new Map(
      steps.toReversed().flatMap(({ screen, deeds }) => {
        const deed = deeds.find(({ kind, name }) => kind === "call" && name.startsWith("aco/draft-"))
        const call = deed && modules.screens.get(screen)?.calls[deed.name]
        return call && deed.input ? [[screen, { call, input: deed.input }] as const] : []
      }),
    )
  }

  it.each(named(whole))("agree: %s", async (_title, plan) => {
    const walk = await walkSandbox({ bed, flow, saves: await savesByScreen() })
    const steps = await rehearse(plan, setting, { ...theatre, ...walk.theatre })
    expect(walk.failed).toEqual([])
    expect(steps.map(({ screen }) => screen)).toEqual(plan.steps.map(({ screen }) => screen))
    // A return point that has just changed leads exactly to the step that comes now; an older one to a step before it.
    const order = plan.steps.map(({ screen }) => screen)
    const astray = walk.guarded.filter(({ step, point, opens }, index) => {
      const isNew = walk.guarded[index - 1]?.point !== point
      return isNew ? opens !== step : order.indexOf(opens ?? "") > order.indexOf(step) || opens === undefined
    })
    expect(astray).toEqual([])
    expect(walk.refused.length).toBeGreaterThan(0)
    expect(walk.refused.filter(({ code }) => code !== "field_not_applicable" && code !== "wrong_step")).toEqual([])
  })
})
