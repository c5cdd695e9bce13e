import { evaluate } from "../../expressions/evaluate"
import { resolveText } from "../../expressions/resolveText"
import { resolveValue } from "../../expressions/resolveValue"
import type { FormResolver } from "../../forms/FormResolver"
import { unmetered } from "../actions/ActionRun"
import { renderRich } from "../blocks/renderRich"
import { resolve } from "../resolve"
import { createRunResolver } from "../actions/runResolver"
import type { ScreenState } from "./ScreenState"

/** How the forms of a screen read conditions, texts and tagged options. */
export function createFormResolver(screen: ScreenState): FormResolver {
  return {
    test: evaluate,
    text: (text, scope) => resolveText(text, scope, screen.formatting),
    rich: (text, scope) => renderRich(text, scope, screen),
    value: resolveValue,
    options: (options, scope) =>
      resolve(options, scope, createRunResolver({ screen, scope, meter: unmetered, key: undefined })) as Readonly<
        Record<string, unknown>
      >,
  }
}
