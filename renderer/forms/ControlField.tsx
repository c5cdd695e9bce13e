import { observer } from "mobx-react-lite"
import type { ControlProps } from "./control"
import { describedBy } from "./FieldFrame"
import type { FieldModel } from "./FieldModel"
import { useFormHost } from "./FormHost"

const noOptions: ControlProps["options"] = []

/** One control, bound to its field: the only thing that is drawn again when a key is pressed. */
export const ControlField = observer(function ControlField({ field }: { readonly field: FieldModel }) {
  const { model, controls } = useFormHost()
  const { spec } = field
  const Control = controls[spec.widget]
  return Control === undefined ? null : (
    <Control
      id={field.id}
      name={spec.field}
      label={field.label}
      value={field.answer}
      required={field.isRequired}
      readOnly={field.isReadOnly}
      disabled={field.isDisabled}
      invalid={field.error !== undefined}
      describedBy={describedBy(field)}
      placeholder={spec.placeholder}
      suffix={spec.suffix}
      autocomplete={spec.autocomplete}
      texts={field.services.texts}
      options={field.options ?? noOptions}
      control={field.control}
      controlWith={field.controlWith}
      schema={field.schema}
      onChange={field.change}
      onBlur={() => model.leave(field)}
    />
  )
})
