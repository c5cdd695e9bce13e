import type { ReferenceTexts } from "../../../../../renderer/compiler"
import { actions } from "./actions"
import { components } from "./components"
import { constants } from "./constants"
import { controls } from "./controls"
import { operators, types, values } from "./expressions"
import { checks, conversions, formats, icons, illustrations, skeletons } from "../../../../sentences"
import { interfaceTexts, schemes } from "./interface"
import { sources } from "./sources"
import { colours, designTokens } from "./theme"

/** What everything that documents name is for, in the words of those who write documents. */
export const described: ReferenceTexts["described"] = {
  widget: components,
  control: controls,
  action: actions,
  source: sources,
  format: formats,
  conversion: conversions,
  check: checks,
  skeleton: skeletons,
  icon: icons,
  illustration: illustrations,
  constant: constants,
  interface: interfaceTexts,
  scheme: schemes,
  colour: colours,
  designToken: designTokens,
  types,
  operators,
  values,
}
