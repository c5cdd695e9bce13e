import type { FieldProps } from "@rjsf/utils"
import type { ControlOption, ControlProps } from "../model/control"
import { describedBy } from "./FieldFrame"
import { toRjsfSchema } from "./rjsfSchema"
import type { Question } from "./model/GroupModel"

const ignore = () => undefined

/** What a question gives to its control, in rjsf's names: all but the answer and what changes it. */
export function widgetProps(question: Question, registry: FieldProps["registry"]) {
  const { spec, error } = question
  return {
    id: question.id,
    name: question.name,
    label: question.label,
    hideLabel: spec.frame !== "bare",
    required: question.isRequired,
    readonly: question.isReadOnly,
    disabled: question.isDisabled,
    schema: toRjsfSchema(question.schema),
    registry,
    "aria-describedby": describedBy(question),
    onFocus: ignore,
    ...(error === undefined ? {} : { rawErrors: [error] }),
    ...(spec.placeholder === undefined ? {} : { placeholder: spec.placeholder }),
  }
}

/** What rjsf calls options: the control's own, with what every control draws, and what can be chosen. */
export function widgetOptions(
  { controlWith }: Question,
  own: Readonly<Record<string, unknown>>,
  offered?: readonly ControlOption[],
): ControlProps["options"] {
  return {
    ...own,
    optionsWith: controlWith,
    ...(offered === undefined ? {} : offeredOptions(offered)),
  }
}

function offeredOptions(offered: readonly ControlOption[]) {
  const closed = offered.filter(({ disabled }) => disabled)
  const enumOptions = offered as ControlOption[]
  return closed.length === 0 ? { enumOptions } : { enumOptions, enumDisabled: closed.map(({ value }) => value) }
}
