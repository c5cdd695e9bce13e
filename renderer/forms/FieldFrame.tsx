import { errorId, helpId } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import type { QuestionModel } from "./model/QuestionModel"

interface FieldFrameProps {
  readonly question: QuestionModel
  readonly children: ReactNode
}

/** The frame of a question that rjsf knows nothing of: the plain value of a row. */
export const FieldFrame = observer(function FieldFrame({ question, children }: FieldFrameProps) {
  return renderFrame(question, children)
})

/**
 * What stands around every control: label with its chip, help, error, box. Draws nothing while the field is hidden.
 * Called by the observer that found the question: a form draws many, and a component less for each is felt.
 */
export function renderFrame(
  question: QuestionModel,
  children: ReactNode,
  { head, help }: Above = renderAbove(question),
): ReactNode {
  if (!question.isVisible) return null
  const { id, error, spec, services } = question
  const { resolver } = services
  const { frame = "label" } = spec
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
      {head}
      {help}
      {error === undefined ? null : (
        <p className="k-field__error" id={errorId(id)}>
          <span className="k-field__error-icon" aria-hidden="true" />
          {resolver.words?.(error) ?? error}
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

/** What stands over a control besides its error. */
export interface Above {
  readonly head: ReactNode
  readonly help: ReactNode
}

export const renderAbove = (question: QuestionModel): Above => ({
  head: renderHead(question),
  help: renderHelp(question),
})

function renderHelp({ id, spec: { help }, services, scope }: QuestionModel): ReactNode {
  return help === undefined ? null : (
    <div className="k-field__help" id={helpId(id)}>
      {services.resolver.rich(help, scope)}
    </div>
  )
}

/** Its label with its chip; nothing where the control draws them itself. */
function renderHead(question: QuestionModel): ReactNode {
  const { id, label, services, spec } = question
  const { frame } = spec
  if (frame === "bare") return null
  const words = services.resolver.words?.(label) ?? label
  const chip = frame === "plain" ? null : renderChip(question)
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

function renderChip({ isRequired, services, spec }: QuestionModel): ReactNode {
  // What is neither demanded nor sent is no question: a filter, a search.
  if (!isRequired && !spec.sent) return null
  const kind = isRequired ? "required" : "optional"
  const text = services.texts[kind]
  return text === undefined ? null : (
    <span className="k-field__chip" data-kind={kind}>
      {text}
    </span>
  )
}
