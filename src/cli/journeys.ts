import {
  dryRun,
  type DryRunOptions,
  type FlowUnderTest,
  type Plan,
  type Plans,
  planScenarios,
} from "../../renderer/testgen"
import { readFlowNotes } from "../../renderer/compiler"
import { openDocuments, openFlow, screensOf } from "./documents"
import { exitCodes, type Output } from "./failure"
import { type Case, toCase, writeCase } from "./journeys/cases"
import { caseWords } from "./journeys/caseWords"
import { coverageOf, writeCoverage, writeMissed } from "./journeys/coverage"
import type { Names } from "./journeys/names"
import type { SheetFormat } from "./journeys/saveSheet"
import { codesOf, statesThatLeave, usual } from "./journeys/statesThatLeave"
import { loadModules } from "./modules"
import { createDryRunHarness } from "./dryRunHarness"

export interface JourneysOptions {
  readonly root: string
  readonly json?: boolean
  readonly format?: SheetFormat
  /** File that a sheet is written into; what testers filled in in the one that is there stays. */
  readonly out?: string
}

/** Cases that together show every step, condition, entry and exit of a flow, invented from its documents. */
export async function journeys(id: string, options: JourneysOptions, { print }: Output): Promise<number> {
  const { root, json, format } = options
  const set = openDocuments(root)
  const modules = await loadModules(set, screensOf(openFlow(set, id)))
  const flow = modules.app.flows[id]
  if (flow === undefined) return exitCodes.couldNotRun
  const { model, exits, labels } = readFlowNotes(set, id)
  const harness = createDryRunHarness(modules)
  const setting = { flow, model, exits, modules: modules.screens, actions: harness.actions }
  const plans = planScenarios(setting)
  const titles = new Map(set.all("screen").map(({ id: screen, document }) => [screen, String(document.title)]))
  const names: Names = { titles, labels, words: caseWords(set) }
  const cases: Case[] = []
  for (const plan of plans.plans) cases.push(await playCase(plan, { setting, harness, names }))
  if (format !== undefined) {
    const [{ saveSheet }, { findWorlds }] = await Promise.all([
      import("./journeys/saveSheet"),
      import("./journeys/worlds"),
    ])
    const worldAt = await findWorlds(root, flow.route)
    const sheet = { names, model, route: flow.route, worldAt, flow: id, format, out: options.out }
    print(
      await saveSheet(
        cases.filter((one) => !isHidden(one, cases)),
        sheet,
      ),
    )
    return isWhole(plans) ? exitCodes.ok : exitCodes.errors
  }
  const coverage = coverageOf(plans)
  print(
    json
      ? JSON.stringify({ flow: id, coverage, cases, missed: plans.missed }, null, 2)
      : [
          `# ${id} のテストケース（${cases.length}件）`,
          ...cases.map((one, index) => writeCase(one, index + 1, names)),
          ...writeMissed(plans.missed, names),
          writeCoverage(coverage),
        ].join("\n\n"),
  )
  return isWhole(plans) ? exitCodes.ok : exitCodes.errors
}

/** Whether another case has the same half-sheet come by itself, over the button that this one presses. */
const isHidden = ({ steps, exit }: Case, cases: readonly Case[]): boolean =>
  exit?.key !== undefined &&
  cases.some(
    (other) =>
      other.exit !== undefined &&
      other.exit.key === undefined &&
      other.exit.needs.length === 0 &&
      other.exit.to === exit.to &&
      other.steps.at(-1)?.screen === steps.at(-1)?.screen &&
      other.exit.after.join(" ") === exit.after.join(" "),
  )

interface CaseOptions {
  readonly setting: FlowUnderTest
  readonly harness: DryRunOptions
  readonly names: Names
}

/** A scenario as it is played; where answers alone do not end it, in a state of its last screen that does. */
async function playCase(plan: Plan, { setting, harness, names }: CaseOptions): Promise<Case> {
  const { flow, modules } = setting
  const screen = plan.steps.at(-1)?.screen ?? ""
  const isBeside = flow.detached.some((step) => step.screen === screen)
  const isStateWanted = plan.exit !== undefined && (isBeside || plan.exit.needs.length > 0)
  const isSaid = Object.keys(codesOf(plan, modules)).length > 0
  const found = isStateWanted && !isSaid ? await statesThatLeave(plan, setting, harness) : []
  const state = found.find((name) => name !== usual)
  const sample = state === undefined ? undefined : modules.get(screen)?.samples?.[state]
  if (state === undefined || !sample) return toCase(plan, await dryRun(plan, setting, harness), names)
  const alone = { ...plan, steps: plan.steps.slice(-1), given: [], holds: [] }
  return { ...toCase(alone, await dryRun(alone, setting, { ...harness, sample }), names), state }
}

/** Two steps whose conditions contradict each other never follow one another: that is no fault of the documents. */
const isWhole = ({ missed }: Plans): boolean => missed.every(({ goal, all }) => goal.kind === "edge" && all)
