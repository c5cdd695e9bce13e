const inputs = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "main :is(input, select, textarea):not([type=file])",
  ),
]

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === "radio" || element.type === "checkbox")

/** What stands in the fields of a page, in their order. */
export const answersIn = (root: ParentNode): readonly string[] =>
  inputs(root).map((input) => (isChoice(input) ? `${input.id} ${input.checked}` : `${input.id} ${input.value}`))

/** A browser's setter, as a keyboard uses it: React does not notice its own. */
export function setValue(input: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value)
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }))
}

const canChange = (input: Element) =>
  !input.matches("[readonly], :disabled, [aria-disabled=true]") && !input.closest("[aria-disabled=true]")

/** Answers a part of what is asked, and leaves the page as somebody does whose telephone rings: nothing is finished. */
export function typeHalf(root: ParentNode): readonly string[] {
  const typed: string[] = []
  const texts = inputs(root).filter((input) => !isChoice(input) && canChange(input))
  for (const input of texts.slice(0, Math.max(1, Math.ceil(texts.length / 2)))) {
    const options = input instanceof HTMLSelectElement ? [...input.options].map(({ value }) => value) : []
    const value = options.length > 0 ? (options.find((one) => one !== "" && one !== input.value) ?? "") : "7654321"
    setValue(input, value)
    typed.push(value)
  }
  const choice = inputs(root).find((input) => isChoice(input) && !input.checked && canChange(input))
  choice?.click()
  return choice === undefined ? typed : [...typed, choice.id]
}
