import { runInThisContext } from "node:vm"
import {
  compileDocuments,
  type CompiledDocuments,
  type CompiledModule,
  type DocumentSet,
} from "../../renderer/compiler"
import type { CompiledApp, ScreenModule } from "../../renderer"
import { definitions } from "../definitions"

export interface LoadedModules {
  readonly app: CompiledApp
  readonly screens: ReadonlyMap<string, ScreenModule>
}

const run = new WeakMap<CompiledModule, object>()

/**
 * Runs a compiled module, as a browser would: once, as long as the compiler has it. Unlike what Node imports, it is gone when nobody
 * needs it any more.
 */
function load(module: CompiledModule): object {
  const known = run.get(module)
  if (known) return known
  const names: string[] = []
  const body = module.code.replaceAll(/^export const (\w+) =/gm, (_, name: string) => {
    names.push(name)
    return `const ${name} =`
  })
  const loaded = runInThisContext(`(() => { "use strict"; ${body}\nreturn { ${names.join(", ")} } })()`) as object
  run.set(module, loaded)
  return loaded
}

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
  const loaded = wanted.flatMap((id) => {
    const module = screens.get(id)
    return module ? [[id, load(module) as ScreenModule] as const] : []
  })
  return {
    get app() {
      return (load(appModule) as { readonly app: CompiledApp }).app
    },
    screens: new Map(loaded),
  }
}
