import { observer } from "mobx-react-lite"
import type { ComponentType } from "react"
import type { FormHost } from "../../forms/FormHost"
import type { CompiledBlock } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import { useScreen } from "../ScreenContext"
import { renderBlocks } from "./Blocks"

/** Draws one of the screen's forms; its model lives in the screen, and what draws it came with the screen. */
export const FormBlock = observer(function FormBlock({ form }: { readonly form: string }) {
  const { screen } = useScreen()
  const model = screen.form(form)
  const FormView = screen.module.FormView as ComponentType<FormHost> | undefined
  if (!model || !FormView) throw new Error(`the screen has no form "${form}"`)
  return <FormView model={model} controls={screen.fieldComponents.controls} renderBlock={renderBlock} />
})

const renderBlock = (block: CompiledBlock, scope: Scope) => renderBlocks([block], scope)
