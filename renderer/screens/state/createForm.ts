import { reaction } from "mobx"
import { resolveValue } from "../../expressions/evaluate"
import { FormModel } from "../../forms/model/FormModel"
import type { CompiledForm, FormUse } from "../../model/compiled"
import { createFormResolver } from "./createFormResolver"
import type { ScreenState } from "./ScreenState"

/** The model of one of the screen's forms; it lives as long as the screen, drawn or not. */
export function createForm(screen: ScreenState, form: CompiledForm, use: FormUse): FormModel {
  const { host } = screen
  return new FormModel({
    form,
    scope: screen.scope,
    into: use.into,
    resolver: createFormResolver(screen),
    // Another document may name others.
    get conversions() {
      return screen.fieldComponents.conversions
    },
    messages: host.app.messages,
    texts: host.app.interface,
    drafts: host.drafts,
    initial: initialOf(screen, use),
  })
}

/** Answers to start with may come with the screen's data, later than the form. */
export function observeInitial(screen: ScreenState, use: FormUse): () => void {
  return reaction(
    () => initialOf(screen, use),
    (initial) => screen.form(use.form)?.prefill(initial),
  )
}

const initialOf = (screen: ScreenState, { initial }: FormUse): unknown =>
  initial === undefined ? undefined : resolveValue(initial, screen.scope)
