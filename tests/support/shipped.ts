import { sources } from "virtual:app/sources"
import { compileDocuments, type CompiledDocuments, type DocumentSet } from "../../renderer/compiler"
import { valueOperators } from "../../renderer/expressions/values/all"
import { FormView } from "../../renderer/forms/FormView"
import { createItemStore } from "../../renderer/stores"
import { runModules, type LoadedModules } from "../../src/cli/modules"
import * as conversions from "../../src/conversions/index"
import * as icons from "../../src/icons/icons"
import * as illustrations from "../../src/illustrations"
import { definitions } from "../../src/definitions"
import { components as widgets, controls } from "./components"

/** Everything that draws and computes, as an app without a bundler has it. */
export const everyDrawing = { widgets, controls, icons, illustrations, conversions, operators: valueOperators }

/** All that a bundler lets a screen bring along. */
export const everyPart = { ...everyDrawing, sources, stores: { createItemStore } }

export const compileShipped = (set: DocumentSet): CompiledDocuments =>
  compileDocuments(set, definitions, { samples: true })

export type { LoadedModules }

/** The app and the named screens, or all of them, with everything that they may draw. */
export async function loadModules(compiled: CompiledDocuments, wanted?: readonly string[]): Promise<LoadedModules> {
  const { app, screens } = await runModules(compiled, wanted)
  const dressed = [...screens].map(([id, module]) => [id, { ...module, parts: everyPart, FormView }] as const)
  return { app, screens: new Map(dressed) }
}
