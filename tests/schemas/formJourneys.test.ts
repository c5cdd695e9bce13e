// @vitest-environment node
import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { CallResult, CompiledCall } from "../../renderer"
import { loadDocuments, readFlowNotes } from "../../renderer/compiler"
import { planScenarios, type DryRunStep, type FlowUnderTest, type Values } from "../../renderer/testgen"
import { createDryRunHarness } from "../../src/cli/dryRunHarness"
import { loadModules } from "../../src/cli/modules"
import { openTestbed, setClock, type Testbed, visit, type Visitor } from "../src/sandbox/support/testbed"
import { inventFormCases, walkFlow } from "../support/inventFormCases"
import { shippedRoot } from "../support/shippedRoot"

// The flows whose answers decide what a form asks and not which screens come: every option of theirs, on to the server.
const set = loadDocuments(shippedRoot)
const screens = ["inquiry", "nisa_add_account", "nisa_transfer"].flatMap((id) => [
  id,
  `${id}_confirm`,
  `${id}_complete`,
])
const modules = await loadModules(set, screens)
const harness = createDryRunHarness(modules)

function flowOf(id: string): FlowUnderTest {
  const flow = modules.app.flows[id]
  if (flow === undefined) throw new Error(`no flow ${id}`)
  return { flow, ...readFlowNotes(set, id), modules: modules.screens, actions: harness.actions }
}

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

interface Person {
  readonly world: string
  readonly hasToken: boolean
  readonly now: string
}

const january = "2025-01-15T10:00:00+09:00"
const customer: Person = { world: "nisa-none", hasToken: true, now: january }
/** From October on an account can be left for the next year, whatever was bought in it this year. */
const holder: Person = { world: "active-investor", hasToken: true, now: "2025-10-02T10:00:00+09:00" }
const stranger: Person = { world: "demo-visitor", hasToken: false, now: january }

const knownTo = ({ hasToken, now }: Person): Values => ({ ctx: { hasToken, today: now.slice(0, 10) } })

async function arrive({ world, now }: Person): Promise<Visitor> {
  const visitor = await visit(bed.app, world)
  visitor.cookies.set("UUID", "device-1")
  if (now !== january) await setClock(visitor, now)
  return visitor
}

/** Asks the sandbox as the app's client does. */
const serve =
  (visitor: Visitor) =>
  async ({ path, effect, method }: CompiledCall, input: Values): Promise<CallResult> => {
    const request = effect === "write" ? { REQUEST_ID: randomUUID() } : {}
    const payload = { TOKEN: visitor.cookies.get("TOKEN") ?? "", ...request, ...input }
    const { body } = await visitor.send("POST", `/api/legacy${path}`, payload)
    if (body["STATUS"] === 0) return { kind: "ok", value: body }
    const code = String(body["ERROR_CD"] ?? JSON.stringify(body))
    return {
      kind: "failed",
      failure: { outcome: "rejected", code, messages: [], fieldErrors: [], detail: {}, effect, method },
    }
  }

const leads = ({ effects }: DryRunStep) => effects.filter(({ kind }) => kind === "go").map(({ name }) => name)

/** How far a walk came, and what stood in its way. */
const endOf = (steps: readonly DryRunStep[]) => ({
  open: steps.flatMap(({ open }) => open),
  ways: steps.slice(0, -1).map((step) => leads(step).at(-1)),
})

interface Road {
  readonly id: string
  /** Who walks it; several where some options are another customer's. */
  readonly people: readonly Person[]
  /** Options with which the form does not let anybody go on. */
  readonly blocked: readonly string[]
}

const roads: readonly Road[] = [
  { id: "inquiry", people: [customer], blocked: [] },
  { id: "inquiry", people: [stranger], blocked: [] },
  { id: "nisa-add-account", people: [customer], blocked: ["OTHER_ACCOUNT_CD=1"] },
  { id: "nisa-add-account", people: [stranger], blocked: ["OTHER_ACCOUNT_CD=1"] },
  {
    id: "nisa-transfer",
    people: [customer, holder],
    blocked: ["NOTICE_TYPE=9", "NAME_MATCH_FLG=0"],
  },
]

describe.each(
  roads.map((road) => [`${road.id}, ${road.people.map(({ world }) => world).join(" and ")}`, road] as const),
)("invented journeys: %s", (_name, { id, people, blocked }) => {
  const setting = flowOf(id)

  it("show every screen and every way between them", () => {
    expect(planScenarios(setting).missed).toEqual([])
  })

  it("give every option that the form has, and end with the server's receipt or with a closed button", async () => {
    const invented = await Promise.all(
      people.map(async (person) => {
        const answerCall = serve(await arrive(person))
        return { person, ...(await inventFormCases(setting, { ...harness, answerCall }, knownTo(person))) }
      }),
    )
    const [first, ...others] = invented.map(({ missed }) => missed)
    expect(first?.filter((option) => others.every((missed) => missed.includes(option)))).toEqual([])
    const cases = invented.flatMap(({ person, cases: own }) => own.map((one) => ({ person, ...one })))
    expect(cases.length).toBeGreaterThan(2)
    const [, confirm = "", complete = ""] = setting.flow.steps.map(({ screen }) => screen)
    const ends = []
    for (const { person, name, answers } of cases) {
      const visitor = await arrive(person)
      const steps = await walkFlow(
        setting,
        { ...harness, answerCall: serve(visitor) },
        { answers, known: knownTo(person) },
      )
      ends.push([name, endOf(steps)])
    }
    expect(ends).toEqual(
      cases.map(({ name }) => [
        name,
        { open: [], ways: blocked.includes(name) ? [undefined, undefined] : [confirm, complete] },
      ]),
    )
  })
})
