import type { ComponentPropsWithRef, FormEvent, KeyboardEvent } from "react"
import { useFormHost } from "./FormHost"

const plainInputs: readonly string[] = ["checkbox", "radio", "button", "submit", "file", "range"]

const isTextInput = (target: EventTarget) => target instanceof HTMLInputElement && !plainInputs.includes(target.type)

/** Safari ends a composition before it reports the Enter that confirmed it: only the key code still tells. */
const isImeKey = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229

/**
 * The form element. A browser submits a form of one input by itself when Enter is pressed; here it never does, and the
 * event does not reach rjsf. Knows when an input method is composing.
 */
export function FormElement({ className, id, children, ref }: ComponentPropsWithRef<"form">) {
  const { model, onEnter } = useFormHost()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isTextInput(event.target)) return
    if (isImeKey(event) || model.isComposing) return
    event.preventDefault()
    onEnter?.()
  }

  return (
    <form
      ref={ref}
      id={id}
      className={className}
      noValidate
      autoComplete="on"
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      onCompositionStart={() => model.setComposing(true)}
      onCompositionEnd={() => model.setComposing(false)}
    >
      {children}
    </form>
  )
}
