import { readFileSync, statSync } from "node:fs"
import type { Preloads } from "../../../domain/preloads"

/** Value of the header `link` by the path of an address; undefined where the build says nothing of what it needs. */
export function createPreloadLinks(dist: string): (path: string) => string | undefined {
  const file = `${dist}.preloads.json`
  let known: { readonly at: number; readonly preloads: Preloads } | undefined
  const read = (): Preloads | undefined => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return undefined
    if (known?.at !== at) known = { at, preloads: JSON.parse(readFileSync(file, "utf8")) as Preloads }
    return known.preloads
  }
  return (path) => {
    const preloads = read()
    if (preloads === undefined) return undefined
    const own = Object.hasOwn(preloads.paths, path) ? preloads.paths[path] : undefined
    // Browsers ask in this order, a few at a time: the first call waits for the configuration.
    return [configuration, ...[...preloads.always, ...(own ?? [])].map(linkTo)].join(", ")
  }
}

/** `crossorigin` as the page asks for them: a browser takes nothing that was asked for in another way. */
const linkTo = (file: string) =>
  file.endsWith(".css")
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload; crossorigin`

const configuration = "</config.json>; rel=preload; as=fetch; crossorigin"
