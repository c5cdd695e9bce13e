import { reaction } from "mobx"
import { resolveValue } from "../expressions/resolveValue"
import { FormModel } from "../forms/FormModel"
import type { CompiledForm } from "../model/compiled"
import type { FormPlace } from "./findForms"
import { formLanguage } from "./formLanguage"
import type { ScreenState } from "./ScreenState"

/** The model of one of the screen's forms; it lives as long as the screen, drawn or not. */
export function openForm(screen: ScreenState, form: CompiledForm, place: FormPlace): FormModel {
  const { host } = screen
  return new FormModel({
    form,
    scope: screen.scope,
    into: place.into,
    language: formLanguage(screen),
    // Another document may name others.
    get conversions() {
      return screen.fieldParts.conversions
    },
    messages: host.app.messages,
    texts: host.app.interface,
    drafts: host.drafts,
    initial: initialOf(screen, place),
  })
}

/** Answers to start with may come with the screen's data, later than the form. */
export function followInitial(screen: ScreenState, place: FormPlace): () => void {
  return reaction(
    () => initialOf(screen, place),
    (initial) => screen.form(place.form)?.prefill(initial),
  )
}

const initialOf = (screen: ScreenState, { initial }: FormPlace): unknown =>
  initial === undefined ? undefined : resolveValue(initial, screen.scope)
