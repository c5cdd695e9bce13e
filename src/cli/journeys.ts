import { type Plans, planScenarios } from "../../renderer/testgen"
import { readFlowNotes } from "../../renderer/compiler"
import { openDocuments, openFlow, screensOf } from "./documents"
import { CommandError, exitCodes, type Output } from "./failure"
import { type Case, writeCase } from "./journeys/cases"
import { caseWords } from "./journeys/caseWords"
import { coverageOf, writeCoverage, writeMissed } from "./journeys/coverage"
import type { Names } from "./journeys/names"
import type { SheetFormat } from "./journeys/saveSheet"
import { isHidden, playCase } from "./journeys/playCase"
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
  const { root, json, format, out } = options
  if (out !== undefined && format === undefined)
    throw new CommandError("--out で表をファイルに書くには、--format で md、csv、xlsx のどれかも指定してください。")
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
    const sheet = { names, model, route: flow.route, worldAt, flow: id, format, out }
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

/** Two steps whose conditions contradict each other never follow one another: that is no fault of the documents. */
const isWhole = ({ missed }: Plans): boolean => missed.every(({ goal, all }) => goal.kind === "edge" && all)
