import Form from "@rjsf/core"
import type { RJSFSchema } from "@rjsf/utils"
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js"
import type { ReactNode } from "react"
import { fieldNames, formSchema, help } from "./fields"

type Validators = Parameters<typeof createPrecompiledValidator>[0]

/** rjsf as it comes, with a precompiled validator and without live validation. */
export function drawPlainRjsf(count: number, validators: Validators): ReactNode {
  const schema: RJSFSchema = formSchema(count)
  const uiSchema = Object.fromEntries(fieldNames(count).map((name) => [name, { "ui:help": help }]))
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={createPrecompiledValidator(validators, schema)}
      idPrefix="zoo"
    />
  )
}
