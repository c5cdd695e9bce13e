import { createForm } from "@formily/core"
import { connect, createSchemaField, FormProvider, mapProps, mapReadPretty } from "@formily/react"
import type { ChangeEvent, ReactNode } from "react"
import type { Candidate } from "../candidate"
import { fieldNames, formSchema, help } from "../fields"

interface InputProps {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

const Bare = ({ id, value, onChange }: InputProps) => (
  <input id={id} className="k-box__input" autoComplete="off" value={value ?? ""} onChange={onChange} />
)

const Input = connect(
  Bare,
  mapProps((props, field) => ({ ...props, id: field.address.toString() })),
  mapReadPretty(Bare),
)

interface ItemProps {
  readonly id?: string
  readonly label?: ReactNode
  readonly about?: ReactNode
  readonly errors?: readonly string[]
  readonly children?: ReactNode
}

const BareItem = ({ id, label, about, errors = [], children }: ItemProps) => (
  <div className="k-field">
    <label className="k-field__label" htmlFor={id}>
      {label}
    </label>
    <p className="k-field__help">{about}</p>
    {children}
    {errors.length === 0 ? null : <p className="k-field__error">{errors.join(" ")}</p>}
  </div>
)

const Item = connect(
  BareItem,
  mapProps((props, { address, title, description, selfErrors }) => ({
    ...props,
    id: address.toString(),
    label: title,
    about: description,
    errors: selfErrors,
  })),
)

const SchemaField = createSchemaField({ components: { Input, Item } })

/** Formily draws the form from its JSON Schema; input and item are the plainest that there can be. */
export function drawFormily(count: number): Candidate {
  const form = createForm()
  const { properties } = formSchema(count)
  const schema = {
    type: "object",
    properties: Object.fromEntries(
      fieldNames(count).map((name) => [
        name,
        { ...properties[name], description: help, "x-decorator": "Item", "x-component": "Input" },
      ]),
    ),
  }
  return {
    node: (
      <FormProvider form={form}>
        <SchemaField schema={schema} />
      </FormProvider>
    ),
    fill: (text) => form.setValues(Object.fromEntries(fieldNames(count).map((name) => [name, text]))),
    submit: () => void form.submit().catch(() => {}),
  }
}
