import Ajv from "ajv"
import { createRef } from "react"
import { JSONSchemaBridge } from "uniforms-bridge-json-schema"
import { AutoForm } from "uniforms-unstyled"
import type { Candidate } from "../candidate"
import { fieldNames, formSchema } from "../fields"

/** uniforms draws the form from its JSON Schema and judges it with ajv, as its guide shows it. */
export function drawUniforms(count: number): Candidate {
  const schema = formSchema(count)
  const validate = new Ajv({ allErrors: true }).compile(schema)
  const validator = (model: unknown) => {
    validate(model)
    return (validate.errors ?? []).length === 0 ? null : { details: validate.errors }
  }
  const bridge = new JSONSchemaBridge({ schema, validator })
  const form = createRef<{ submit(): Promise<unknown> }>()
  const draw = (model: object) => <AutoForm ref={form} schema={bridge} model={model} onSubmit={() => {}} />
  return {
    node: draw({}),
    filled: (text) => draw(Object.fromEntries(fieldNames(count).map((name) => [name, text]))),
    submit: () => void form.current?.submit().catch(() => {}),
  }
}
