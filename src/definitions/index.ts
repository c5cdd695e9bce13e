import { coreDefinitions } from "../../renderer/model/coreDefinitions"
import type { Definition } from "../../renderer/model/definitions"
import { actionDefinitions } from "./actions"
import { checkDefinitions } from "./checks"
import { controlDefinitions } from "./controls"
import { conversionDefinitions } from "./conversions"
import { formatDefinitions } from "./formats"
import { iconDefinitions } from "./icons"
import { illustrationDefinitions } from "./illustrations"
import { skeletonDefinitions } from "./skeletons"
import { sourceDefinitions } from "./sources"
import { widgetDefinitions } from "./widgets"

/** Every word that a document of this app may use. */
export const definitions: readonly Definition[] = [
  ...coreDefinitions,
  ...widgetDefinitions,
  ...controlDefinitions,
  ...actionDefinitions,
  ...sourceDefinitions,
  ...formatDefinitions,
  ...conversionDefinitions,
  ...checkDefinitions,
  ...skeletonDefinitions,
  ...iconDefinitions,
  ...illustrationDefinitions,
]
