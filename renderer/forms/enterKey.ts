const plainInputs: readonly string[] = ["checkbox", "radio", "button", "submit", "file", "range"]

export const isTextInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && !plainInputs.includes(target.type)

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isOpen = (field: Field) => !field.disabled && !(isTextInput(field) && field.readOnly)

/** Whether Tab would stop here: of radios of one name only the chosen one counts, or the first. */
const isStop = (field: Field, all: readonly Field[]): boolean => {
  if (field.type !== "radio") return true
  const group = all.filter(({ name, type }) => type === "radio" && name === field.name)
  return field === (group.find((one) => one.matches(":checked")) ?? group[0])
}

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  const all = [...form.querySelectorAll<Field>("input:not([type=hidden]), select, textarea")].filter(isOpen)
  return all.filter((field) => isStop(field, all))
}

const isSearch = ({ type }: Field) => type === "search"

/** Leads from an input to the field after it; the last one, and a search, is left, which puts the keyboard away. */
export function enterNext(form: HTMLFormElement, input: HTMLInputElement): void {
  const fields = fieldsOf(form)
  const next = isSearch(input) ? undefined : fields[fields.indexOf(input) + 1]
  if (next === undefined) input.blur()
  else next.focus()
}

/** What the Enter key of a phone's keyboard says; it follows the fields that are there now. */
export function labelEnterKeys(form: HTMLFormElement): void {
  const fields = fieldsOf(form)
  for (const [index, field] of fields.entries()) {
    const hint = isSearch(field) ? "search" : index < fields.length - 1 ? "next" : "done"
    if (isTextInput(field) && field.enterKeyHint !== hint) field.enterKeyHint = hint
  }
}
