import type { CompiledApp, CompiledScreen } from "../../../renderer/model/compiled"
import type { DocumentSource } from "../../../src/app/documents/createDocuments"
import type { LoadedModules } from "../../../src/cli/modules"
import { loadDocuments } from "../../../renderer/compiler"
import { compileShipped, loadModules } from "../shipped"
import { shippedRoot } from "../shippedRoot"
import { json } from "../fakeFetch"
import { openApp, type OpenApp } from "./openApp"

let compiled: Promise<LoadedModules> | undefined

/** The shipped app and all of its screens, compiled once for all test files of a process. */
const shippedModules = (): Promise<LoadedModules> =>
  (compiled ??= loadModules(compileShipped(loadDocuments(shippedRoot))))

interface More extends Partial<Omit<Parameters<typeof openApp>[0], "documents" | "address">> {
  /** Routes beside the shipped ones. */
  readonly routes?: CompiledApp["routes"]
  /** What a release makes of the shipped documents. */
  readonly release?: (built: DocumentSource) => Promise<DocumentSource>
}

/** Screens that the test wants otherwise. */
type Changes = Readonly<Record<string, (screen: CompiledScreen) => CompiledScreen>>

/** The shipped app at an address. Its server knows nothing, unless another one is given. */
export async function openShipped(
  address: string,
  { routes = {}, release = (built) => Promise.resolve(built), ...more }: More = {},
  changes: Changes = {},
  gone: readonly string[] = [],
): Promise<OpenApp> {
  const { app, screens } = await shippedModules()
  const files = [...screens].map(([id, module]) => {
    const changed = { ...module, screen: changes[id]?.(module.screen) ?? module.screen }
    const load = () => (gone.includes(id) ? Promise.reject(new Error("404")) : Promise.resolve(changed))
    return [id, load] as const
  })
  const fetch = () => Promise.resolve(json({}))
  return openApp({
    address,
    fetch,
    ...more,
    documents: await release({
      app: { ...app, routes: { ...app.routes, ...routes } },
      screens: Object.fromEntries(files),
    }),
  })
}
