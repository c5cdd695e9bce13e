import type { FieldProps } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { renderControl } from "./ControlField"
import { renderAbove, renderFrame } from "./FieldFrame"
import type { FormHost } from "./FormHost"
import type { FieldModel } from "./model/FieldModel"

/** Whether nothing ever changes of what stands over its control besides its error. Most fields are such. */
export function isStill({ spec }: FieldModel): boolean {
  const { when, requiredWhen, labels, label, help } = spec
  const isConditional = when !== undefined || requiredWhen !== undefined || labels !== undefined
  return !isConditional && typeof label === "string" && (help === undefined || typeof help === "string")
}

interface StillFieldProps {
  readonly field: FieldModel
  readonly registry: FieldProps["registry"]
  /** Given from above: React asks every reader of a context about it by every keystroke. */
  readonly host: FormHost
}

/** A field around whose control little can change: one observer draws all of it, what stands above once. */
export const StillField = observer(function StillField(props: StillFieldProps) {
  const { field, host } = props
  const [above] = useState(() => renderAbove(field))
  return renderFrame(field, renderControl(props, host), above)
})
