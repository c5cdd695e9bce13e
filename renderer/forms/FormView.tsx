import Form from "@rjsf/core/lib/components/Form.js"
import type { RJSFSchema, ValidatorType } from "@rjsf/utils"
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo } from "react"
import type { CompiledForm } from "../language/compiled"
import { ErrorSummary } from "./ErrorSummary"
import { FocusKeeper } from "./FocusKeeper"
import { FormElement } from "./FormElement"
import type { FormHost } from "./FormHost"
import type { FormModel } from "./FormModel"
import { FormHostContext, GroupContext } from "./FormHost"
import { fields, templates } from "./theme"

const defaults = { constAsDefaults: "never", emptyObjectFields: "skipDefaults" } as const
const noData = {}

type Validators = Parameters<typeof createPrecompiledValidator>[0]

const createValidator = (form: CompiledForm): ValidatorType =>
  createPrecompiledValidator(form.validators as unknown as Validators, form.schema as RJSFSchema)

/** The model is open while it is drawn. A webview may be killed as soon as it is hidden: the draft is written then. */
function keepOpen(model: FormModel): () => void {
  const close = model.open()
  const handleHidden = () => model.flush()
  document.addEventListener("visibilitychange", handleHidden)
  window.addEventListener("pagehide", handleHidden)
  return () => {
    document.removeEventListener("visibilitychange", handleHidden)
    window.removeEventListener("pagehide", handleHidden)
    close()
  }
}

/** Draws the form of a model. rjsf lays it out; what is typed lives in the model and never passes through rjsf. */
export const FormView = observer(function FormView(host: FormHost) {
  const { model, controls, renderBlock, onEnter } = host
  const { form, root } = model
  const validator = useMemo(() => createValidator(form), [form])
  const shared = useMemo<FormHost>(
    () => ({ model, controls, renderBlock, ...(onEnter === undefined ? {} : { onEnter }) }),
    [model, controls, renderBlock, onEnter],
  )
  useEffect(() => keepOpen(model), [model, root])

  return (
    <FormHostContext value={shared}>
      <ErrorSummary model={model} />
      <GroupContext value={root}>
        <Form
          key={model.shapeKey}
          className="k-form"
          schema={form.schema as RJSFSchema}
          validator={validator}
          idPrefix={form.id}
          formData={noData}
          tagName={FormElement}
          fields={fields}
          templates={templates}
          experimental_defaultFormStateBehavior={defaults}
          noHtml5Validate
        >
          <FocusKeeper />
        </Form>
      </GroupContext>
    </FormHostContext>
  )
})
