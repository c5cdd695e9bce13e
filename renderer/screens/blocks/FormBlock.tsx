import { observer } from "mobx-react-lite"
import type { ComponentType } from "react"
import type { FormHost } from "../../forms/FormHost"
import type { CompiledBlock } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import { useScreen } from "../ScreenContext"
import { renderBlocks } from "./Blocks"
import { BrokenBlock } from "./BrokenBlock"

/** Draws one of the screen's forms; its model lives in the screen, and what draws it came with the screen. */
export const FormBlock = observer(function FormBlock({ form }: { readonly form: string }) {
  const { screen } = useScreen()
  const model = screen.form(form)
  const FormView = screen.module.FormView as ComponentType<FormHost> | undefined
  if (!model || !FormView) throw new Error(`the screen has no form "${form}"`)
  const { controls } = screen.fieldComponents
  return <FormView model={model} controls={controls} renderBlock={renderBlock} renderMissing={renderMissing} />
})

const renderMissing = (control: string) => <BrokenBlock code="unknown-control" at={undefined} detail={control} />
const renderBlock = (block: CompiledBlock, scope: Scope) => renderBlocks([block], scope)
