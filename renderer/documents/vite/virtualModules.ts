import type { Edition } from "./library"

export const virtualPrefix = "virtual:kamishibai/"
export const changeEvent = "kamishibai:change"
export const problemsEvent = "kamishibai:problems"
/** What a page sends to hear the problems that are there already. */
export const askEvent = "kamishibai:ask"

/** Source of a virtual module by what follows the prefix; undefined where there is none. */
export function virtualModule(name: string, edition: Edition, live: LiveOptions | undefined): string | undefined {
  if (name === "app") return appSource(edition, live)
  if (name === "app-document") return edition.app.code
  if (name === "theme.css") return edition.theme
  return name.startsWith("screen/") ? edition.screens.get(name.slice("screen/".length))?.code : undefined
}

export interface LiveOptions {
  /** Public base path of the dev server. */
  readonly base: string
}

function appSource({ screens }: Edition, live: LiveOptions | undefined): string {
  const ids = [...screens.keys()].toSorted()
  const loaders = ids.map(
    (id) => `[${JSON.stringify(id)}]: () => import(${JSON.stringify(`${virtualPrefix}screen/${id}`)})`,
  )
  const hashes = Object.fromEntries(ids.map((id) => [id, screens.get(id)?.hash]))
  return [
    `import { app } from ${JSON.stringify(`${virtualPrefix}app-document`)}`,
    `export { app }`,
    `export const screens = {\n${loaders.join(",\n")}\n}`,
    `export const hashes = ${JSON.stringify({ ...hashes })}`,
    live ? liveSource(live) : "export const newestApp = undefined",
  ].join("\n")
}

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
    for (const [id, hash] of Object.entries(changed)) {
      screens[id] = () => import(/* @vite-ignore */ address("screen/" + id, stamp))
      hashes[id] = hash
    }
    for (const id of removed) {
      delete screens[id]
      delete hashes[id]
    }
  })
}`
}
