import { lazy, Suspense, useCallback } from "react"
import type { Scope } from "../expressions/scope"
import type { FormView as View } from "../forms/FormView"
import type { CompiledBlock } from "../language/compiled"
import { useScreen } from "./ScreenContext"

const ready: { view?: typeof View } = {}

/** Fetches what draws forms, so that a screen with a form is drawn in one go. Screens without forms never need it. */
export async function prepareForms(): Promise<void> {
  ready.view = (await import("../forms/FormView")).FormView
}

const LateView = lazy(async () => ({ default: (await import("../forms/FormView")).FormView }))

/** Draws one of the screen's forms; its model lives in the screen. */
export function FormBlock({ form }: { readonly form: string }) {
  const screen = useScreen()
  const renderBlock = useCallback((block: CompiledBlock, scope: Scope) => screen.drawBlocks([block], scope), [screen])
  const model = screen.form(form)
  if (!model) throw new Error(`the screen has no form "${form}"`)
  const { view: Ready = LateView } = ready
  return (
    <Suspense>
      <Ready model={model} controls={screen.host.registry.controls} renderBlock={renderBlock} />
    </Suspense>
  )
}
