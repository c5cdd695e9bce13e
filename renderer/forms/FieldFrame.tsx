import { errorId, helpId } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import { useMemo, type ReactNode } from "react"
import type { QuestionModel } from "./model/QuestionModel"

interface FieldFrameProps {
  readonly question: QuestionModel
  readonly children: ReactNode
}

/** The frame of a question that rjsf knows nothing of: the plain value of a row. */
export const FieldFrame = observer(function FieldFrame({ question, children }: FieldFrameProps) {
  return useFrame(question, children)
})

/**
 * What stands around every control: label with its chip, help, error, box. Draws nothing while the field is hidden.
 * Used by the observer that draws the field: a form draws many, and a component less for each is felt.
 */
export function useFrame(question: QuestionModel | undefined, children: ReactNode): ReactNode {
  const isVisible = question?.isVisible === true
  const label = isVisible ? question.label : ""
  const isRequired = isVisible && question.isRequired
  // A keystroke leaves label and help as they are: React passes over what is the same.
  const head = useMemo(
    () => (isVisible ? renderHead(question, label, isRequired) : null),
    [isVisible, question, label, isRequired],
  )
  const isLive = isVisible && typeof question.spec.help === "object"
  const help = useMemo(() => (isVisible && !isLive ? renderHelp(question) : null), [isVisible, question, isLive])
  if (!isVisible) return null
  const { id, error, spec, services } = question
  const isGroup = spec.frame === "group"
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
      {head}
      {isLive ? renderHelp(question) : help}
      {error === undefined ? null : (
        <p className="k-field__error" id={errorId(id)}>
          <span className="k-field__error-icon" aria-hidden="true" />
          {services.resolver.words?.(error) ?? error}
        </p>
      )}
      <div className="k-field__control">{children}</div>
    </Tag>
  )
}

/** Ids of what explains a field, for aria-describedby: those of rjsf, so that its own widgets find them. */
export function describedBy({ id, spec, error }: QuestionModel): string | undefined {
  const help = spec.help === undefined ? undefined : helpId(id)
  if (error === undefined) return help
  return help === undefined ? errorId(id) : `${help} ${errorId(id)}`
}

function renderHelp({ id, spec, services, scope }: QuestionModel): ReactNode {
  return spec.help === undefined ? null : (
    <div className="k-field__help" id={helpId(id)}>
      {services.resolver.rich(spec.help, scope)}
    </div>
  )
}

function renderHead({ id, spec, services }: QuestionModel, label: string, isRequired: boolean): ReactNode {
  const { frame = "label" } = spec
  if (frame === "bare") return null
  const words = services.resolver.words?.(label) ?? label
  const kind = isRequired ? "required" : "optional"
  // What is neither demanded nor sent is no question: a filter, a search.
  const hasChip = frame !== "plain" && (isRequired || spec.sent)
  const text = hasChip ? services.texts[kind] : undefined
  const chip =
    text === undefined ? null : (
      <span className="k-field__chip" data-kind={kind}>
        {text}
      </span>
    )
  if (frame === "group") {
    return (
      <legend className="k-field__head">
        <span className="k-field__label" id={`${id}-label`}>
          {words}
        </span>
        {chip}
      </legend>
    )
  }
  return (
    <div className="k-field__head">
      <label className="k-field__label" id={`${id}-label`} htmlFor={id}>
        {words}
      </label>
      {chip}
    </div>
  )
}
