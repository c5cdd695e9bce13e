// Loads a module with which a process of ours begins. To load hundreds of modules one by one takes longer than most of what they
// do, so they come from a bundle of the sources, and from the sources themselves where no bundle can be made.
import { pathToFileURL } from "node:url"
import { findBundle, project } from "./bundle.mjs"

/** By its path from the project on, such as `src/cli/main.ts`. */
export async function load(source) {
  const bundle = await findBundle().catch(() => undefined)
  if (bundle !== undefined) return import(bundle(source))
  const { register } = await import("tsx/esm/api")
  register()
  return import(pathToFileURL(`${project}/${source}`).href)
}
