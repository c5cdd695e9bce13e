import { reaction } from "mobx"
import { useContext, useMemo, useSyncExternalStore } from "react"
import type { FormModel } from "../forms/model/FormModel"
import { submitForm } from "./actions/submitForm"
import { ScreenContext } from "./ScreenContext"
import type { ScreenState } from "./state/ScreenState"

/** How far the answers of a form are. */
export interface FormStatus {
  /** Every rule of every visible field holds. */
  readonly valid: boolean
  /** Everything that must be answered is. */
  readonly requiredFilled: boolean
  /** How much is still to be put right, in words; undefined before the form has spoken. */
  readonly gaps: string | undefined
  /** Lets the form say what it lacks, and goes to the first of it; nothing is sent. */
  speak(): void
}

/** How far a form of the screen is, or all of them; complete where there is none. */
export function useFormStatus(id?: string): FormStatus {
  const screen = useContext(ScreenContext)?.screen
  const read = () => statusOf(formsOf(screen, id))
  const subscribe = useMemo(
    () => (changed: () => void) => reaction(() => statusOf(formsOf(screen, id)), changed),
    [screen, id],
  )
  const [valid, filled, ...gaps] = useSyncExternalStore(subscribe, read).split("|")
  return {
    valid: valid === "true",
    requiredFilled: filled === "true",
    gaps: gaps.join("|") || undefined,
    speak() {
      const waiting = formsOf(screen, id).find(({ isValid }) => !isValid)
      if (screen) submitForm(screen, waiting)
    },
  }
}

const formsOf = (screen: ScreenState | undefined, id: string | undefined): readonly FormModel[] =>
  id === undefined ? (screen?.openForms ?? []) : [screen?.form(id)].filter((form) => form !== undefined)

/** A text, so that it is the same value as long as nothing changes. */
function statusOf(forms: readonly FormModel[]): string {
  const all = (holds: (form: FormModel) => boolean) => forms.every(holds)
  const spoken = forms.find(({ failedSubmits, isValid }) => failedSubmits > 0 && !isValid)
  return [all(({ isValid }) => isValid), all(({ isFilled }) => isFilled), spoken?.gaps ?? ""].join("|")
}
