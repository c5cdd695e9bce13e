import { analyticsNotCode } from "./analyticsNotCode"
import { codeRepeated } from "./codeRepeated"
import { codeTableEmpty } from "./codeTableEmpty"
import { codeWithoutLabel } from "./codeWithoutLabel"
import { colourMissing } from "./colourMissing"
import { colourSyntax } from "./colourSyntax"
import { contrastLow } from "./contrastLow"
import { messageUnused } from "./messageUnused"

export const tables = [
  codeWithoutLabel,
  codeRepeated,
  codeTableEmpty,
  analyticsNotCode,
  messageUnused,
  colourSyntax,
  contrastLow,
  colourMissing,
] as const
