import { linkUnsafe } from "./linkUnsafe"
import { textSigns } from "./signs"
import { textSyntax } from "./syntax"
import { textEmpty } from "./textEmpty"
import { textMachineWord } from "./textMachineWord"
import { textTwoNames } from "./textTwoNames"

export const texts = [...textSyntax, ...textSigns, textMachineWord, textEmpty, textTwoNames, linkUnsafe] as const
