import { sources } from "virtual:app/sources"
import { valueOperators } from "../../renderer/values"
import * as conversions from "../conversions/index"
import * as icons from "../icons/icons"
import * as illustrations from "../illustrations"
import { components as widgets, controls } from "./components"

/** Everything that draws and computes, as an app without a bundler has it. */
export const everyDrawing = { widgets, controls, icons, illustrations, conversions, operators: valueOperators }

/** The same with what computes values in the app. */
export const everyPart = { ...everyDrawing, sources }
