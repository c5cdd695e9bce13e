import type { FieldProps } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import type { ComponentType, ReactNode } from "react"
import type { ControlProps } from "../model/control"
import type { FieldModel } from "./model/FieldModel"
import { type FormHost, useFormHost } from "./FormHost"
import { widgetOptions, widgetProps } from "./widgetProps"

interface ControlFieldProps {
  readonly field: FieldModel
  readonly registry: FieldProps["registry"]
}

/** One control, bound to its field: the only thing that is drawn again when a key is pressed. */
export const ControlField = observer(function ControlField(props: ControlFieldProps) {
  return renderControl(props, useFormHost())
})

/** The control of a field, for the observer that draws it. */
export function renderControl({ field, registry }: ControlFieldProps, host: FormHost): ReactNode {
  const { model, controls } = host
  const Control = controls[field.spec.widget] as ComponentType<ControlProps> | undefined
  return Control === undefined ? (
    host.renderMissing(field.spec.widget)
  ) : (
    <Control
      {...widgetProps(field, registry)}
      value={field.answer}
      options={widgetOptions(field, field.control, field.options)}
      onChange={field.change}
      onBlur={() => model.leaveQueue.leave(field)}
    />
  )
}
