import { coreWords } from "../../renderer/model/coreDefinitions"
import type { Word } from "../../renderer/model/definitions"
import { actionWords } from "./actions"
import { checkWords } from "./checks"
import { controlWords } from "./controls"
import { conversionWords } from "./conversions"
import { formatWords } from "./formats"
import { iconWords } from "./icons"
import { illustrationWords } from "./illustrations"
import { skeletonWords } from "./skeletons"
import { sourceWords } from "./sources"
import { widgetWords } from "./widgets"

/** Every word that a document of this app may use. */
export const words: readonly Word[] = [
  ...coreWords,
  ...widgetWords,
  ...controlWords,
  ...actionWords,
  ...sourceWords,
  ...formatWords,
  ...conversionWords,
  ...checkWords,
  ...skeletonWords,
  ...iconWords,
  ...illustrationWords,
]
