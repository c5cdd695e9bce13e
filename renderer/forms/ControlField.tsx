import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import type { ControlProps } from "./control"
import { describedBy } from "./FieldFrame"
import type { FieldModel } from "./FieldModel"
import { useFormHost } from "./FormHost"

const noOptions: ControlProps["options"] = []

/** One control, bound to its field: the only thing that is drawn again when a key is pressed. */
export const ControlField = observer(function ControlField({ field }: { readonly field: FieldModel }) {
  const { model, controls } = useFormHost()
  const Control = controls[field.spec.widget]
  const handleBlur = useCallback(() => model.leave(field), [model, field])
  return Control === undefined ? null : <Control {...controlProps(field)} onBlur={handleBlur} />
})

function controlProps(field: FieldModel): Omit<ControlProps, "onBlur"> {
  const { spec, error } = field
  const explained = describedBy(field)
  return {
    id: field.id,
    name: spec.field,
    label: field.label,
    value: field.answer,
    required: field.isRequired,
    readOnly: field.isReadOnly,
    disabled: field.isDisabled,
    invalid: error !== undefined,
    texts: field.services.texts,
    options: field.options ?? noOptions,
    control: field.control,
    controlWith: field.controlWith,
    schema: field.schema,
    onChange: field.change,
    ...(explained === undefined ? {} : { describedBy: explained }),
    ...(spec.placeholder === undefined ? {} : { placeholder: spec.placeholder }),
    ...(spec.suffix === undefined ? {} : { suffix: spec.suffix }),
    ...(spec.autocomplete === undefined ? {} : { autocomplete: spec.autocomplete }),
  }
}
