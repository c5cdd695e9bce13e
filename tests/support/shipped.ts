import { resolve } from "node:path"
import { compileDocuments, type CompiledDocuments, type DocumentSet } from "../../renderer/documents"
import type { CompiledApp, ScreenModule } from "../../renderer"
import { FormView } from "../../renderer/forms/FormView"
import * as conversions from "../../src/formats/conversions"
import * as icons from "../../src/icons/icons"
import * as illustrations from "../../src/illustrations"
import * as widgets from "../../src/widgets/displays"
import * as controls from "../../src/widgets/inputs"
import { words } from "../../src/words"

/** All that a bundler lets a screen bring along. */
export const everyPart = { widgets, controls, icons, illustrations, conversions }

/** The documents that customers get. */
export const shippedRoot = resolve(import.meta.dirname, "../../schemas")

export const compileShipped = (set: DocumentSet): CompiledDocuments => compileDocuments(set, words, { samples: true })

/** Runs a compiled module, as a browser would. */
const load = (code: string): Promise<unknown> => import(`data:text/javascript,${encodeURIComponent(code)}`)

export interface LoadedModules {
  readonly app: CompiledApp
  readonly screens: ReadonlyMap<string, ScreenModule>
}

/** The app and the named screens, or all of them. */
export async function loadModules(
  { appModule, screens }: CompiledDocuments,
  wanted: readonly string[] = [...screens.keys()],
): Promise<LoadedModules> {
  const { app } = (await load(appModule.code)) as { app: CompiledApp }
  const loaded = wanted.map(async (id) => {
    const module = (await load(screens.get(id)?.code ?? "")) as ScreenModule
    return [id, { ...module, parts: everyPart, FormView }] as const
  })
  return { app, screens: new Map(await Promise.all(loaded)) }
}
