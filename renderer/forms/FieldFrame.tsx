import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useFormHost } from "./FormHost"
import { frameOf } from "./frameOf"
import type { QuestionModel } from "./QuestionModel"

interface FieldFrameProps {
  readonly question: QuestionModel
  readonly children: ReactNode
}

/** What stands around every control: label with its chip, help, box, error. Draws nothing while the field is hidden. */
export const FieldFrame = observer(function FieldFrame({ question, children }: FieldFrameProps) {
  const { controls } = useFormHost()
  if (!question.isVisible) return null
  const frame = frameOf(controls[question.spec.widget])
  const Tag = frame === "group" ? "fieldset" : "div"
  const group =
    frame === "group" ? { "aria-labelledby": `${question.id}-label`, "aria-describedby": describedBy(question) } : {}
  return (
    <Tag
      className="k-field"
      id={`${question.id}-frame`}
      data-control={question.spec.widget}
      data-invalid={question.error === undefined ? undefined : ""}
      {...group}
    >
      {frame === "bare" ? null : <FieldHead question={question} isLegend={frame === "group"} />}
      <FieldHelp question={question} />
      <div className="k-field__control">{children}</div>
      <FieldError question={question} />
    </Tag>
  )
})

/** Ids of what explains a field, for aria-describedby. */
export function describedBy(question: QuestionModel): string | undefined {
  const ids = [
    question.spec.help === undefined ? "" : `${question.id}-help`,
    question.error === undefined ? "" : `${question.id}-error`,
  ].filter((id) => id !== "")
  return ids.length === 0 ? undefined : ids.join(" ")
}

const FieldHead = observer(function FieldHead({
  question,
  isLegend,
}: {
  readonly question: QuestionModel
  readonly isLegend: boolean
}) {
  const text = <span className="k-field__label">{question.label}</span>
  const Tag = isLegend ? "legend" : "div"
  return (
    <Tag className="k-field__head">
      {isLegend ? (
        <span id={`${question.id}-label`}>{text}</span>
      ) : (
        <label id={`${question.id}-label`} htmlFor={question.id}>
          {text}
        </label>
      )}
      <RequiredChip question={question} />
    </Tag>
  )
})

const RequiredChip = observer(function RequiredChip({ question }: { readonly question: QuestionModel }) {
  const kind = question.isRequired ? "required" : "optional"
  const text = question.services.texts[kind]
  return text === undefined ? null : (
    <span className="k-field__chip" data-kind={kind}>
      {text}
    </span>
  )
})

const FieldHelp = observer(function FieldHelp({ question }: { readonly question: QuestionModel }) {
  const { help } = question.spec
  if (help === undefined) return null
  return (
    <div className="k-field__help" id={`${question.id}-help`}>
      {question.services.language.rich(help, question.scope)}
    </div>
  )
})

const FieldError = observer(function FieldError({ question }: { readonly question: QuestionModel }) {
  const { error } = question
  if (error === undefined) return null
  return (
    <p className="k-field__error" id={`${question.id}-error`}>
      <span className="k-field__error-icon" aria-hidden="true" />
      {error}
    </p>
  )
})
