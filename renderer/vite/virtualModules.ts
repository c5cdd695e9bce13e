import { coreNames } from "../model/coreNames"
import { anyPart, type AppInAreas, type CompiledModule, type PartKind, partKinds } from "../compiler"
import type { DocumentBuild } from "./documentServer"

export const virtualPrefix = "virtual:kamishibai/"
export const changeEvent = "kamishibai:change"
export const problemsEvent = "kamishibai:problems"
/** What a page sends to hear the problems that are there already. */
export const askEvent = "kamishibai:ask"

/** A file, and the name of what it exports. */
export interface Export {
  readonly file: string
  readonly name: string
}

/**
 * Where what draws is implemented: in one file that exports all of a kind by their names, or each in a file of its own. Who may be asked
 * for `anyPart` gives the one that exports all of them.
 */
export type PartFiles = Readonly<
  Partial<Record<PartKind, string | ((name: string) => Export)>> & { readonly FormView?: string }
>

interface Serving {
  readonly build: DocumentBuild
  readonly live: LiveOptions | undefined
  readonly files: PartFiles
  /** The app document in parts, where there are many screens. */
  readonly areas: AppInAreas | undefined
}

/** Source of a virtual module by what follows the prefix; undefined where there is none. */
export function virtualModule(name: string, serving: Serving): string | undefined {
  const { build, live, files, areas } = serving
  if (name === "app") return areas ? areasSource(areas) : appSource(build, live)
  if (name === "app-document") return codeOf(areas?.core ?? build.app, live)
  if (name.startsWith("area/")) return areaSource(areas?.areas[Number(name.slice("area/".length))], live)
  if (name === "app-registry") return partsSource(build.app, files).join("\n")
  if (name === "theme.css") return build.theme
  if (name.startsWith("shared/")) return findPiece(serving, name.slice("shared/".length))
  const screen = name.startsWith("screen/") ? build.screen(name.slice("screen/".length)) : undefined
  if (!screen) return undefined
  return [...partsSource(screen, files), ...formSource(screen, files), codeOf(screen, live)].join("\n")
}

/** A bundler puts together what modules share; for a server that follows every save each is one file. */
const codeOf = (module: CompiledModule, live: LiveOptions | undefined): string =>
  live ? module.code : module.link().code

function findPiece({ build, areas }: Serving, name: string): string | undefined {
  const app = areas ? [areas.core, ...areas.areas.map(({ module }) => module)] : [build.app]
  for (const module of [...app, ...build.screens.values()]) {
    const piece = module.link().pieces.get(name)
    if (piece !== undefined) return piece
  }
  return undefined
}

/** Imports what a module draws with, each by its name, and exports it as `parts`. */
function partsSource({ parts }: CompiledModule, files: PartFiles): readonly string[] {
  const kinds = partKinds.flatMap((kind) => {
    const file = files[kind]
    const names = parts[kind].filter((name) => !(kind === "widgets" && isCoreWidget(name)))
    return file === undefined || names.length === 0 ? [] : [{ kind, ...importParts(kind, { file, names }) }]
  })
  return [
    ...kinds.map(({ statement }) => statement),
    `export const parts = { ${kinds.map(({ kind, value }) => `${kind}: ${value}`).join(", ")} }`,
  ]
}

interface Wanted {
  readonly file: NonNullable<PartFiles[PartKind]>
  readonly names: readonly string[]
}

function importParts(kind: PartKind, { file, names }: Wanted) {
  const find = typeof file === "string" ? (name: string) => ({ file, name }) : file
  if (names.includes(anyPart))
    return { statement: `import * as ${kind} from ${JSON.stringify(find(anyPart).file)}`, value: kind }
  const locals = names.map((name, index) => ({ name, local: `${kind}${index}`, from: find(name) }))
  return {
    statement: locals
      .map(({ local, from }) => `import { ${JSON.stringify(from.name)} as ${local} } from ${JSON.stringify(from.file)}`)
      .join("\n"),
    value: `{ ${locals.map(({ name, local }) => `${JSON.stringify(name)}: ${local}`).join(", ")} }`,
  }
}

function formSource({ parts }: CompiledModule, { FormView: file }: PartFiles): readonly string[] {
  if (!parts.widgets.includes("form")) return []
  if (file === undefined)
    throw new Error(
      `A screen draws a form: give kamishibai() what draws it, parts: { FormView: "@kamishibai/renderer/FormView" }`,
    )
  return [`export { FormView } from ${JSON.stringify(file)}`]
}

const isCoreWidget = (name: string) => (coreNames.widgets as readonly string[]).includes(name)

export interface LiveOptions {
  /** Public base path of the dev server. */
  readonly base: string
}

function appSource({ screenIds }: DocumentBuild, live: LiveOptions | undefined): string {
  return [
    `import { app } from ${JSON.stringify(`${virtualPrefix}app-document`)}`,
    `export { app }`,
    loadersSource(screenIds.toSorted()),
    "export const open = undefined",
    live ? liveSource(live) : "export const newestApp = undefined",
  ].join("\n")
}

function loadersSource(ids: readonly string[]): string {
  const loaders = ids.map(
    (id) => `[${JSON.stringify(id)}]: () => import(${JSON.stringify(`${virtualPrefix}screen/${id}`)})`,
  )
  return `export const screens = {\n${loaders.join(",\n")}\n}`
}

/** Where an area begins stands in the entry; what it has comes when an address of it is opened. */
function areasSource({ screens, areas }: AppInAreas): string {
  const starts = areas.map(
    ({ start }, index) =>
      `[${JSON.stringify(start)}, () => import(${JSON.stringify(`${virtualPrefix}area/${index}`)})]`,
  )
  return `
import { app, part } from ${JSON.stringify(`${virtualPrefix}app-document`)}
export { app }
${loadersSource(screens)}
const areas = [${starts.join(",\n")}]
const known = {}
const keyOf = (path) => path.split("/").join("\\0")
function take(part) {
  for (const kind in part) {
    const items = (known[kind] ??= [])
    for (const item of part[kind]) items[item[0]] = item
    // The same object, in the order of the whole document: who holds it sees what came.
    for (const id in app[kind]) delete app[kind][id]
    for (const [, id, value] of items.filter(Boolean)) app[kind][id] = value
  }
}
const load = async ([, area]) => {
  const { part, screens: own } = await area()
  take(part)
  Object.assign(screens, own)
}
take(part)
export const open = async (path) => {
  const before = path === undefined ? areas : areas.filter(([start]) => keyOf(start) <= keyOf(path)).slice(-1)
  await Promise.all(before.map(load))
}
export const newestApp = undefined`
}

const areaSource = (area: AppInAreas["areas"][number] | undefined, live: LiveOptions | undefined) =>
  area && [codeOf(area.module, live), loadersSource(area.screens)].join("\n")

/**
 * A module that the browser has is there for good; its successor needs another address. The stamp has the form that the
 * dev server takes off again before it looks the module up.
 */
function liveSource({ base }: LiveOptions): string {
  return `
const address = (name, stamp) => ${JSON.stringify(`${base}@id/__x00__${virtualPrefix}`)} + name + "?t=" + stamp
let newest = 0
export const newestApp = () => import(/* @vite-ignore */ address("app-document", newest)).then((module) => module.app)
if (import.meta.hot) {
  import.meta.hot.on(${JSON.stringify(changeEvent)}, ({ stamp, screens: changed, removed }) => {
    newest = stamp
    for (const id of Object.keys(changed))
      screens[id] = () => import(/* @vite-ignore */ address("screen/" + id, stamp))
    for (const id of removed) delete screens[id]
  })
  import.meta.hot.send(${JSON.stringify(askEvent)})
}`
}
