import { evaluate, resolveValue } from "../../expressions/evaluate"
import { resolveText } from "../../expressions/resolveText"
import type { FormResolver } from "../../forms/model/FormResolver"
import { resolveInRun } from "../actions/resolveInRun"
import { createRun } from "../actions/runActions"
import { renderRich } from "../blocks/richText"
import type { ScreenState } from "./ScreenState"

/** How the forms of a screen read conditions, texts and tagged options. */
export function createFormResolver(screen: ScreenState): FormResolver {
  return {
    test: evaluate,
    text: (text, scope) => resolveText(text, scope, screen.formatting),
    rich: (text, scope) => renderRich(text, scope, screen),
    ...(screen.host.drawText === undefined ? {} : { words: screen.host.drawText }),
    value: resolveValue,
    options: (options, scope) =>
      resolveInRun(options, createRun(screen, { scope })) as Readonly<Record<string, unknown>>,
  }
}
