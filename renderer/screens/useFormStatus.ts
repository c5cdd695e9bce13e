import { reaction } from "mobx"
import { useContext, useMemo, useSyncExternalStore } from "react"
import type { FormModel } from "../forms/model/FormModel"
import { ScreenContext } from "./ScreenContext"
import type { ScreenState } from "./state/ScreenState"

/** How far the answers of a form are. */
export interface FormStatus {
  /** Every rule of every visible field holds. */
  readonly valid: boolean
  /** Everything that must be answered is. */
  readonly requiredFilled: boolean
}

/** How far a form of the screen is, or all of them; true where there is none. */
export function useFormStatus(form?: string): FormStatus {
  const screen = useContext(ScreenContext)?.screen
  const read = () => statusOf(screen, form)
  const subscribe = useMemo(
    () => (changed: () => void) => reaction(() => statusOf(screen, form), changed),
    [screen, form],
  )
  const status = useSyncExternalStore(subscribe, read)
  return { valid: status.includes("valid"), requiredFilled: status.includes("filled") }
}

/** A text, so that it is the same value as long as nothing changes. */
function statusOf(screen: ScreenState | undefined, id: string | undefined): string {
  const forms = id === undefined ? (screen?.openForms ?? []) : [screen?.form(id)].filter((form) => form !== undefined)
  const all = (holds: (form: FormModel) => boolean) => forms.every(holds)
  return `${all(({ isValid }) => isValid) ? "valid " : ""}${all(({ isFilled }) => isFilled) ? "filled" : ""}`
}
