import { createRef, useImperativeHandle, type Ref } from "react"
import { useForm, type UseFormReturn } from "react-hook-form"
import type { Candidate } from "../candidate"
import { fieldNames, help, labelOf } from "../fields"

type Answers = Record<string, string>

const ruleOf = (label: string) => ({
  minLength: { value: 2, message: `${label} has at least 2 letters` },
  maxLength: { value: 40, message: `${label} has at most 40 letters` },
})

function Field({ name, form }: { readonly name: string; readonly form: UseFormReturn<Answers> }) {
  const message = form.formState.errors[name]?.message
  const label = labelOf(name)
  return (
    <div className="k-field">
      <label className="k-field__label" htmlFor={name}>
        {label}
      </label>
      <p className="k-field__help" id={`${name}-help`}>
        {help}
      </p>
      <input
        id={name}
        className="k-box__input"
        autoComplete="off"
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? `${name}-help` : `${name}-help ${name}-error`}
        {...form.register(name, ruleOf(label))}
      />
      {message === undefined ? null : (
        <p className="k-field__error" id={`${name}-error`}>
          {message}
        </p>
      )}
    </div>
  )
}

interface FormProps {
  readonly count: number
  readonly ref: Ref<UseFormReturn<Answers>>
}

function Form({ count, ref }: FormProps) {
  const form = useForm<Answers>({ defaultValues: Object.fromEntries(fieldNames(count).map((name) => [name, ""])) })
  useImperativeHandle(ref, () => form, [form])
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
      {fieldNames(count).map((name) => (
        <Field key={name} name={name} form={form} />
      ))}
    </form>
  )
}

/** react-hook-form with fields that are written by hand, as its guide shows it. */
export function drawReactHookForm(count: number): Candidate {
  const opened = createRef<UseFormReturn<Answers>>()
  return {
    node: <Form count={count} ref={opened} />,
    fill: (text) => fieldNames(count).forEach((name) => opened.current?.setValue(name, text)),
    submit: () => void opened.current?.handleSubmit(() => {})(),
  }
}
