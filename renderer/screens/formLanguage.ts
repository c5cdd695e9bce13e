import { evaluate } from "../expressions/evaluate"
import { resolveText } from "../expressions/resolveText"
import { resolveValue } from "../expressions/resolveValue"
import type { FormLanguage } from "../forms/language"
import { unmetered } from "./ActionRun"
import { drawRich } from "./drawRich"
import { resolve } from "./resolve"
import { runTools } from "./runTools"
import type { ScreenState } from "./ScreenState"

/** How the forms of a screen read conditions, texts and tagged options. */
export function formLanguage(screen: ScreenState): FormLanguage {
  return {
    test: evaluate,
    text: (text, scope) => resolveText(text, scope, screen.formatting),
    rich: (text, scope) => drawRich(text, scope, screen),
    value: resolveValue,
    options: (options, scope) =>
      resolve(options, scope, runTools({ screen, scope, meter: unmetered, key: undefined })) as Readonly<
        Record<string, unknown>
      >,
  }
}
