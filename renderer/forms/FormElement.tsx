import type { FormEvent, ReactNode } from "react"
import { useEffect, useRef } from "react"
import { enterNext, isTextInput, labelEnterKeys } from "./enterKey"
import type { FormHost } from "./FormHost"
import { observePress } from "./observePress"
import { useFormHost } from "./FormHost"

/** Safari ends a composition before it reports the Enter that confirmed it: only the key code still tells. */
const isImeKey = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229

/** An open list of suggestions takes Enter for itself. */
const isListOpen = (input: HTMLInputElement) => input.getAttribute("aria-expanded") === "true"

/** Listens on the element itself: a React handler would make every key of the form pay for an event object. */
function listen(form: HTMLFormElement, { model }: FormHost): () => void {
  const end = new AbortController()
  const { signal } = end
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isTextInput(event.target) || isListOpen(event.target)) return
    if (isImeKey(event) || model.leaveQueue.isComposing) return
    event.preventDefault()
    enterNext(form, event.target)
    const { id } = event.target
    const entered = model.questions.find((question) => question.id === id)
    if (entered?.kind === "field") entered.enter()
  }
  const handleTurn = () => labelEnterKeys(form)
  handleTurn()
  form.addEventListener("keydown", handleKey, { signal })
  // Before a field takes the focus: the phone asks for the word on its key while it does.
  form.addEventListener("pointerdown", handleTurn, { signal })
  form.addEventListener("focusin", handleTurn, { signal })
  form.addEventListener("compositionstart", () => model.leaveQueue.setComposing(true), { signal })
  form.addEventListener("compositionend", () => model.leaveQueue.setComposing(false), { signal })
  observePress(form.ownerDocument, signal, (isPressed) => model.leaveQueue.setPressed(isPressed))
  return () => end.abort()
}

function handleSubmit(event: FormEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * The form element. Fields stand in an element of their own: a form looks for a control of that name among all it has
 * whenever a property of it is read, and whoever draws a field reads some of what it stands in.
 *
 * A browser submits a form of one input by itself when Enter is pressed; here Enter leads on to the next
 * field, and the event does not reach rjsf. Knows when an input method is composing.
 */
export function FormElement({ children }: { readonly children: ReactNode }) {
  const host = useFormHost()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => (form.current === null ? undefined : listen(form.current, host)), [host])

  return (
    <form ref={form} className="k-form" noValidate autoComplete="on" onSubmit={handleSubmit}>
      <div className="k-form__fields">{children}</div>
    </form>
  )
}
