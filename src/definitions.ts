import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { coreDefinitions, type Definition } from "../renderer/definitions"
import { actionDefinitions } from "./actions/definitions"
import { checkDefinitions } from "./checks/definitions"
import { conversionDefinitions } from "./conversions/definitions"
import { formatDefinitions } from "./formats/definitions"
import { iconDefinitions } from "./icons/definitions"
import { illustrationDefinitions } from "./illustrations/definitions"
import { skeletonDefinitions } from "./skeletons/definitions"
import { sourceDefinitions } from "./sources/definitions"

/** Components and controls are found by their folders: whoever adds one edits no list. */
async function definitionsIn(folder: "components" | "controls"): Promise<readonly Definition[]> {
  const root = join(import.meta.dirname, folder)
  const files = readdirSync(root)
    .toSorted()
    .map((name) => join(root, name, "definition.ts"))
    .filter((file) => existsSync(file))
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return modules.map(({ definition }: { readonly definition: Definition }) => definition)
}

/** Everything that a document of this app may name. For Node alone: a browser gets what draws, not what declares it. */
export const definitions: readonly Definition[] = [
  ...coreDefinitions,
  ...(await definitionsIn("components")),
  ...(await definitionsIn("controls")),
  ...actionDefinitions,
  ...sourceDefinitions,
  ...formatDefinitions,
  ...conversionDefinitions,
  ...checkDefinitions,
  ...skeletonDefinitions,
  ...iconDefinitions,
  ...illustrationDefinitions,
]
