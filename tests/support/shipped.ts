import { compileDocuments, type CompiledDocuments, type DocumentSet } from "../../renderer/compiler"
import { FormView } from "../../renderer/forms/FormView"
import { createItemStore } from "../../renderer/stores"
import { runModules, type LoadedModules } from "../../src/cli/modules"
import { definitions } from "../../src/definitions"
import { everyPart as drawnWith } from "../../src/unbundled/everyPart"

/** All that a bundler lets a screen bring along. */
export const everyPart = { ...drawnWith, stores: { createItemStore } }

export const compileShipped = (set: DocumentSet): CompiledDocuments =>
  compileDocuments(set, definitions, { samples: true })

export type { LoadedModules }

/** The app and the named screens, or all of them, with everything that they may draw. */
export async function loadModules(compiled: CompiledDocuments, wanted?: readonly string[]): Promise<LoadedModules> {
  const { app, screens } = await runModules(compiled, wanted)
  const dressed = [...screens].map(([id, module]) => [id, { ...module, parts: everyPart, FormView }] as const)
  return { app, screens: new Map(dressed) }
}
