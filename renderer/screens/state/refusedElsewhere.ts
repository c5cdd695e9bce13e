import type { FieldMessage } from "../../forms/model/FormModel"
import type { ScreenState } from "./ScreenState"

const keptAs = (form: string) => `refused.${form}`

/** Shows what a server said at the fields of a form. One that stands on another screen has it when that opens. */
export function showRefused(screen: ScreenState, id: string, errors: readonly FieldMessage[]): void {
  const form = screen.form(id)
  if (form) form.showServerErrors(errors)
  else screen.host.session.set(keptAs(id), errors, "memory")
}

/** Shows, once, what was said on another screen about the forms of this one. */
export function showRefusedElsewhere({ host: { session }, openForms }: ScreenState): void {
  for (const form of openForms) {
    const errors = session.get(keptAs(form.id)) as readonly FieldMessage[] | undefined
    if (errors === undefined) continue
    session.clear(keptAs(form.id))
    form.showServerErrors(errors)
  }
}
