import { compileDocuments, type DocumentSet } from "../../renderer/documents"
import type { CompiledApp, ScreenModule } from "../../renderer"
import { words } from "../words"

export interface LoadedModules {
  readonly app: CompiledApp
  readonly screens: ReadonlyMap<string, ScreenModule>
}

/** Runs a compiled module, as a browser would. */
const load = (code: string): Promise<unknown> => import(`data:text/javascript,${encodeURIComponent(code)}`)

/** The app and its screens as browsers get them, samples included. */
export async function loadModules(set: DocumentSet): Promise<LoadedModules> {
  const { appModule, screens } = compileDocuments(set, words, { samples: true })
  const { app } = (await load(appModule.code)) as { app: CompiledApp }
  const loaded = [...screens].map(async ([id, { code }]) => [id, (await load(code)) as ScreenModule] as const)
  return { app, screens: new Map(await Promise.all(loaded)) }
}
