import { coreDefinitions, type Definition } from "../renderer/definitions"
import { checkDefinitions } from "./checks/definitions"
import { constantDefinitions } from "./constants"
import { conversionDefinitions } from "./conversions/definitions"
import { importModules } from "./definitionModules"
import { formatDefinitions } from "./formats/definitions"
import { iconDefinitions } from "./icons/definitions"
import { illustrationDefinitions } from "./illustrations/definitions"
import { interfaceTexts } from "./interfaceTexts"
import { findDefinitions } from "./registered"
import { schemeDefinitions } from "./schemes"
import { skeletonDefinitions } from "./skeletons/definitions"
import { styleDefinitions } from "./styles/definitions"

/** What has a folder is found by it: whoever adds a component, a control, an action or a source edits no list. */
async function definitionsIn(...folders: readonly string[]): Promise<readonly Definition[]> {
  const modules = await importModules(folders.flatMap(findDefinitions))
  // A test tells which folder declares nothing.
  return modules.flatMap(({ definition }) => definition ?? [])
}

/** Everything that a document of this app may name. For Node alone: a browser gets what draws, not what declares it. */
export const definitions: readonly Definition[] = [
  ...coreDefinitions,
  ...(await definitionsIn("components", "controls", "actions", "sources", "areas")),
  ...formatDefinitions,
  ...conversionDefinitions,
  ...checkDefinitions,
  ...skeletonDefinitions,
  ...iconDefinitions,
  ...illustrationDefinitions,
  ...constantDefinitions,
  ...interfaceTexts,
  ...schemeDefinitions,
  ...styleDefinitions,
]
