import { compileDocuments, type CompiledDocuments, type DocumentSet } from "../../renderer/compiler"
import type { CompiledApp, ScreenModule } from "../../renderer"
import { definitions } from "../definitions"

export interface LoadedModules {
  readonly app: CompiledApp
  readonly screens: ReadonlyMap<string, ScreenModule>
}

/** Runs a compiled module, as a browser would. */
const load = (code: string): Promise<unknown> => import(`data:text/javascript,${encodeURIComponent(code)}`)

/** The app and the named screens, or all, as browsers get them, samples included. */
export const loadModules = (
  set: DocumentSet,
  only: readonly string[] = set.all("screen").map(({ id }) => id),
): Promise<LoadedModules> => runModules(compileDocuments(set, definitions, { samples: true, only }))

/** The app and the named screens of what was compiled, or all of them. */
export async function runModules(
  { appModule, screens }: CompiledDocuments,
  wanted: readonly string[] = [...screens.keys()],
): Promise<LoadedModules> {
  const { app } = (await load(appModule.code)) as { app: CompiledApp }
  const loaded = wanted.map(async (id) => [id, (await load(screens.get(id)?.code ?? "")) as ScreenModule] as const)
  return { app, screens: new Map(await Promise.all(loaded)) }
}
