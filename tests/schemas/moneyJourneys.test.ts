// @vitest-environment node
import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { CallResult, CompiledCall } from "../../renderer"
import { loadDocuments, readFlowNotes } from "../../renderer/compiler"
import type { CompiledFlow } from "../../renderer/model/compiled"
import { planScenarios, type DryRunStep, type FlowUnderTest, type Values } from "../../renderer/testgen"
import { createDryRunHarness } from "../../src/cli/dryRunHarness"
import { loadModules } from "../../src/cli/modules"
import { openTestbed, type Testbed, visit, type Visitor } from "../src/sandbox/support/testbed"
import { inventFormCases, walkFlow } from "../support/inventFormCases"
import { shippedRoot } from "../support/shippedRoot"

/**
 * Ways of money have an address for each screen, as the specification names them, and say in `needs` what has to come before: no
 * flow document holds them together. Here they are one for the machine that invents journeys.
 */
interface Way {
  readonly name: string
  readonly world: string
  readonly screens: readonly string[]
  /** What the address of the first screen says. */
  readonly query?: Readonly<Record<string, string>>
  /** What no option of the form says. */
  readonly typed: Values
  /** The call that the server's receipt comes from. */
  readonly receipt: string
}

const withdrawal = ["client_withdrawal", "client_withdrawal_confirm", "client_withdrawal_complete"]
const bank = ["client_bank", "client_bank_confirm", "client_bank_smsauth", "client_bank_complete"]
const ways: readonly Way[] = [
  ...["1", "2", "3"].map((type) => ({
    name: `a withdrawal of type ${type}`,
    world: "all-linked",
    screens: withdrawal,
    query: { type },
    typed: { AMOUNT: 100_000 },
    receipt: "legacy/withdrawal_complete",
  })),
  {
    name: "a bank",
    world: "bank-unregistered",
    screens: bank,
    typed: { BANK_CD: "0999", BRANCH_CD: "002", ACCOUNT_NO: "0012345" },
    receipt: "legacy/bank_complete",
  },
  {
    name: "ゆうちょ銀行",
    world: "bank-unregistered",
    screens: bank,
    typed: { BANK_CD: "9900", YUCHO_SYMBOL: "10180", YUCHO_NUMBER: "12345671" },
    receipt: "legacy/bank_complete",
  },
  {
    name: "mails that stop",
    world: "active-investor",
    screens: ["client_optout", "client_optout_complete"],
    typed: {},
    receipt: "legacy/optout_complete",
  },
]

const set = loadDocuments(shippedRoot)
const modules = await loadModules(set, [...new Set(ways.flatMap(({ screens }) => screens))])
const harness = createDryRunHarness(modules)

function settingOf({ name, screens, query = {} }: Way): FlowUnderTest {
  const steps = screens.map((screen) => ({ screen, section: 0, back: "history" }) as const)
  const flow: CompiledFlow = { id: name, sections: [{ label: name, of: steps.length }], steps, detached: [] }
  const [first = ""] = screens
  const opened = modules.screens.get(first)
  const asked = Object.entries(query).map(([key, value]) => [key, { ...opened?.screen.query[key], default: value }])
  const screen = opened && { ...opened.screen, query: { ...opened.screen.query, ...Object.fromEntries(asked) } }
  const all = new Map(modules.screens)
  if (opened && screen) all.set(first, { ...opened, screen })
  return { flow, ...readFlowNotes(set, name), modules: all, actions: harness.actions }
}

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const serve =
  (visitor: Visitor) =>
  async ({ path, effect, method }: CompiledCall, input: Values): Promise<CallResult> => {
    bed.wait(2_000)
    const request = effect === "write" ? { REQUEST_ID: randomUUID() } : {}
    const payload = { TOKEN: visitor.cookies.get("TOKEN") ?? "", ...request, ...input }
    const { body } = await visitor.send("POST", `/api/legacy${path}`, payload)
    if (body["STATUS"] === 0) return { kind: "ok", value: body }
    const code = String(body["ERROR_CD"] ?? JSON.stringify(body))
    const failure = { outcome: "rejected", code, messages: [], fieldErrors: [], detail: {}, effect, method } as const
    return { kind: "failed", failure }
  }

const known: Values = { ctx: { hasToken: true, today: "2025-01-15", now: "2025-01-15T10:00:00+09:00" } }
const hint = async (screen: string): Promise<Values> =>
  screen === "client_bank_smsauth" ? { AUTH_CODE: "123456" } : {}
const called = (steps: readonly DryRunStep[], call: string) =>
  steps.flatMap(({ effects }) => effects).filter(({ kind, name }) => kind === "call" && name === call).length

/** Where the button of each step but the last has led. */
const leads = (steps: readonly DryRunStep[]) =>
  steps.slice(0, -1).map(({ effects }) => {
    const moves = effects.filter(({ name, input }) => ["go", "replace"].includes(name) && input?.["to"] !== undefined)
    return moves.map(({ input }) => input?.["to"])
  })

describe.each(ways.map((way) => [way.name, way] as const))("invented journeys: %s", (_name, way) => {
  const setting = settingOf(way)
  const options = (visitor: Visitor) => ({ ...harness, modules: setting.modules, hint, answerCall: serve(visitor) })
  const [, ...after] = way.screens

  it("show every screen and every way between them", () => {
    expect(planScenarios(setting).missed).toEqual([])
  })

  it("take every option of the form to the server's receipt, which comes once", async () => {
    const invented = await inventFormCases(setting, options(await visit(bed.app, way.world)), known)
    expect(invented.missed).toEqual([])
    expect(invented.cases.length).toBeGreaterThan(1)
    for (const { name, answers } of invented.cases) {
      const visitor = await visit(bed.app, way.world)
      const steps = await walkFlow(setting, options(visitor), { answers: { ...way.typed, ...answers }, known })
      const end = { open: steps.flatMap(({ open }) => open), ways: leads(steps), receipts: called(steps, way.receipt) }
      expect([name, end]).toEqual([name, { open: [], ways: after.map((screen) => [screen]), receipts: 1 }])
    }
  })
})
