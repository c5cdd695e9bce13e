import Form from "@rjsf/core"
import type { RJSFSchema } from "@rjsf/utils"
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js"
import { createRef } from "react"
import type { Candidate } from "./candidate"
import { fieldNames, formSchema, help } from "./fields"

type Validators = Parameters<typeof createPrecompiledValidator>[0]

/** rjsf as it comes, with a precompiled validator and without live validation. */
export function drawPlainRjsf(count: number, validators: Validators): Candidate {
  const schema: RJSFSchema = formSchema(count)
  const uiSchema = Object.fromEntries(fieldNames(count).map((name) => [name, { "ui:help": help }]))
  const form = createRef<Form>()
  const validator = createPrecompiledValidator(validators, schema)
  const draw = (formData: object) => (
    <Form ref={form} schema={schema} uiSchema={uiSchema} validator={validator} idPrefix="zoo" formData={formData} />
  )
  return {
    node: draw({}),
    filled: (text) => draw(Object.fromEntries(fieldNames(count).map((name) => [name, text]))),
    submit: () => form.current?.submit(),
  }
}
