import Form from "@rjsf/core"
import type { RJSFSchema, UiSchema } from "@rjsf/utils"
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js"
import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js"
import { ErrorSummary } from "../../../renderer/forms/ErrorSummary"
import { FocusOnRequest } from "../../../renderer/forms/FocusOnRequest"
import { FormElement } from "../../../renderer/forms/FormElement"
import { FormHostContext, GroupContext } from "../../../renderer/forms/FormHost"
import { ObjectLayout } from "../../../renderer/forms/ObjectLayout"
import { Text } from "../../../src/controls/text/Text"
import type { Candidate } from "./candidate"
import { fieldNames, formSchema, help } from "./fields"
import { createModel } from "./ours"

type Validators = Parameters<typeof createPrecompiledValidator>[0]

/** The root is an object; its template draws the fields. */
const fields = { SchemaField: ObjectField }
const templates = { ObjectFieldTemplate: ObjectLayout }

/**
 * The measured alternative to `LayoutForm`: rjsf's own `Form` draws schema and uiSchema with our fields and templates,
 * while the answers stay in our model.
 */
export function drawRjsfForm(count: number, validators: Validators): Candidate {
  const model = createModel(count, validators)
  const schema: RJSFSchema = formSchema(count)
  const uiSchema: UiSchema = Object.fromEntries(
    fieldNames(count).map((name) => [name, { "ui:widget": "text", "ui:help": help }]),
  )
  const node = (
    <FormHostContext value={{ model, controls: { text: Text }, renderBlock: () => null, renderMissing: () => null }}>
      <ErrorSummary model={model} />
      <GroupContext value={model.root}>
        <Form
          schema={schema}
          uiSchema={uiSchema}
          validator={createPrecompiledValidator(validators, schema)}
          idPrefix="zoo"
          className="k-form"
          tagName={FormElement}
          fields={fields}
          templates={templates}
          formContext={model.root.services}
          noValidate
          showErrorList={false}
        >
          <FocusOnRequest />
        </Form>
      </GroupContext>
    </FormHostContext>
  )
  return { node }
}
