import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import type { Scope } from "../../model/scope"
import type { CompiledBlock } from "../../model/compiled"
import { useScreen } from "../ScreenContext"

/** Draws one of the screen's forms; its model lives in the screen, and what draws it came with the screen. */
export const FormBlock = observer(function FormBlock({ form }: { readonly form: string }) {
  const screen = useScreen()
  const renderBlock = useCallback((block: CompiledBlock, scope: Scope) => screen.renderBlocks([block], scope), [screen])
  const model = screen.form(form)
  const { FormView } = screen.module
  if (!model || !FormView) throw new Error(`the screen has no form "${form}"`)
  return <FormView model={model} controls={screen.fieldComponents.controls} renderBlock={renderBlock} />
})
