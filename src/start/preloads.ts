import { writeFileSync } from "node:fs"
import type { Plugin, Rolldown } from "vite"
import { loadDocuments } from "../../renderer/compiler"
import { documentsOf } from "../../renderer/vite"
import type { Preloads } from "../domain/preloads"
import { screensByPath } from "./screensByPath"

interface Options {
  /** Modules that every page loads: the page itself, and what it imports at once. */
  readonly always: readonly string[]
  /** Name of the module of a screen. */
  readonly screenModule: (id: string) => string
}

/** Writes `Preloads` beside the folder of the build, where nobody serves it. */
export function preloads({ always, screenModule }: Options): Plugin {
  let documents = ""
  return {
    name: "preloads",
    apply: "build",
    configResolved(config) {
      documents = documentsOf(config)
    },
    writeBundle({ dir }, bundle) {
      const filesOf = createFiles(bundle)
      const areasWith = createAreas(bundle)
      const everywhere = new Set(always.flatMap((module) => [...filesOf(module)]))
      const paths = [...screensByPath(loadDocuments(documents))].map(([path, screens]) => {
        const files = screens.flatMap((id) => {
          const module = screenModule(id)
          return [...areasWith(module), ...filesOf(module)]
        })
        return [path, [...new Set(files)].filter((file) => !everywhere.has(file))] as const
      })
      const written: Preloads = { always: [...everywhere], paths: Object.fromEntries(paths) }
      writeFileSync(`${dir}.preloads.json`, JSON.stringify(written))
    },
  }
}

/** The files that import a screen later and are imported later themselves: with many screens, those of areas of the app. */
function createAreas(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const areas = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes("virtual:kamishibai/area/"))
  return (module: string): readonly string[] => {
    const screen = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
    if (screen === undefined) return []
    return areas.flatMap(({ fileName, dynamicImports }) => (dynamicImports.includes(screen.fileName) ? [fileName] : []))
  }
}

/** Scripts and style sheets that come with the chunk of a module. */
function createFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const collect = (name: string, found: Set<string>): ReadonlySet<string> => {
    const chunk = byName.get(name)
    if (chunk === undefined || found.has(name)) return found
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const imported of chunk.imports) collect(imported, found)
    return found
  }
  return (module: string): ReadonlySet<string> => {
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.includes(module),
    )
    return chunk === undefined ? new Set() : collect(chunk.fileName, new Set())
  }
}
