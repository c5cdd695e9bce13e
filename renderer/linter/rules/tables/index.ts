import { analyticsNotCode } from "./analyticsNotCode"
import { codeRepeated } from "./codeRepeated"
import { codeTableEmpty } from "./codeTableEmpty"
import { codeWithoutLabel } from "./codeWithoutLabel"
import { colourMissing } from "./colourMissing"
import { colourSyntax } from "./colourSyntax"
import { contrastLow } from "./contrastLow"
import { labelDiffers } from "./labelDiffers"
import { messageUnused } from "./messageUnused"

export const tables = [
  codeWithoutLabel,
  codeRepeated,
  codeTableEmpty,
  labelDiffers,
  analyticsNotCode,
  messageUnused,
  colourSyntax,
  contrastLow,
  colourMissing,
] as const
