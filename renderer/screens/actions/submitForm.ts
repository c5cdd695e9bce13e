import type { FormModel } from "../../forms/model/FormModel"
import type { ScreenState } from "../state/ScreenState"

/** Submits a form of the screen and records what is wrong. True where nothing is. */
export function submitForm(screen: ScreenState, form: FormModel | undefined): boolean {
  const wrong = form?.submit() ?? []
  if (wrong.length === 0) return true
  screen.track({ key: "invalid", action: "invalid", label: wrong.join(",") })
  return false
}
