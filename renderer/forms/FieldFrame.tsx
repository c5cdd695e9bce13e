import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import type { ControlFrame } from "./control"
import type { FormHost } from "./FormHost"
import { useFormHost } from "./FormHost"
import { frameOf } from "./frameOf"
import type { QuestionModel } from "./QuestionModel"

interface FieldFrameProps {
  readonly question: QuestionModel
  readonly children: ReactNode
}

/** The frame of a question that rjsf knows nothing of: the plain value of a row. */
export const FieldFrame = observer(function FieldFrame({ question, children }: FieldFrameProps) {
  return drawFrame(question, useFormHost(), children)
})

/**
 * What stands around every control: label with its chip, help, box, error. Draws nothing while the field is hidden.
 * Called by the observer that found the question: a form draws many, and a component less for each is felt.
 */
export function drawFrame(question: QuestionModel, { controls }: FormHost, children: ReactNode): ReactNode {
  if (!question.isVisible) return null
  const { id, error, spec, services, scope } = question
  const frame = frameOf(controls[spec.widget])
  const isGroup = frame === "group"
  const Tag = isGroup ? "fieldset" : "div"
  const names = isGroup ? { "aria-labelledby": `${id}-label`, "aria-describedby": describedBy(question) } : {}
  return (
    <Tag
      className="k-field"
      id={`${id}-frame`}
      data-control={spec.widget}
      data-invalid={error === undefined ? undefined : ""}
      {...names}
    >
      {frame === "bare" ? null : drawHead(question, frame)}
      {spec.help === undefined ? null : (
        <div className="k-field__help" id={`${id}-help`}>
          {services.language.rich(spec.help, scope)}
        </div>
      )}
      <div className="k-field__control">{children}</div>
      {error === undefined ? null : (
        <p className="k-field__error" id={`${id}-error`}>
          <span className="k-field__error-icon" aria-hidden="true" />
          {error}
        </p>
      )}
    </Tag>
  )
}

/** Ids of what explains a field, for aria-describedby. */
export function describedBy({ id, spec, error }: QuestionModel): string | undefined {
  const help = spec.help === undefined ? undefined : `${id}-help`
  if (error === undefined) return help
  return help === undefined ? `${id}-error` : `${help} ${id}-error`
}

function drawHead(question: QuestionModel, frame: ControlFrame): ReactNode {
  const { id, label } = question
  const chip = frame === "plain" ? null : drawChip(question)
  if (frame === "group") {
    return (
      <legend className="k-field__head">
        <span className="k-field__label" id={`${id}-label`}>
          {label}
        </span>
        {chip}
      </legend>
    )
  }
  return (
    <div className="k-field__head">
      <label className="k-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {chip}
    </div>
  )
}

function drawChip({ isRequired, services }: QuestionModel): ReactNode {
  const kind = isRequired ? "required" : "optional"
  const text = services.texts[kind]
  return text === undefined ? null : (
    <span className="k-field__chip" data-kind={kind}>
      {text}
    </span>
  )
}
