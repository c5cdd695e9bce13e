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
  const { id, error, spec, services, scope } = question
  const frame = frameOf(controls[spec.widget])
  const isGroup = frame === "group"
  const chip = question.isRequired ? "required" : "optional"
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
      {frame === "bare" ? null : (
        <FieldHead id={id} label={question.label} isLegend={isGroup}>
          {frame === "plain" ? null : <Chip kind={chip} text={services.texts[chip]} />}
        </FieldHead>
      )}
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
})

/** Ids of what explains a field, for aria-describedby. */
export function describedBy({ id, spec, error }: QuestionModel): string | undefined {
  const help = spec.help === undefined ? undefined : `${id}-help`
  if (error === undefined) return help
  return help === undefined ? `${id}-error` : `${help} ${id}-error`
}

interface FieldHeadProps {
  readonly id: string
  readonly label: string
  readonly isLegend: boolean
  readonly children: ReactNode
}

function FieldHead({ id, label, isLegend, children }: FieldHeadProps) {
  if (isLegend) {
    return (
      <legend className="k-field__head">
        <span className="k-field__label" id={`${id}-label`}>
          {label}
        </span>
        {children}
      </legend>
    )
  }
  return (
    <div className="k-field__head">
      <label className="k-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}

interface ChipProps {
  readonly kind: "required" | "optional"
  readonly text: string | undefined
}

function Chip({ kind, text }: ChipProps) {
  return text === undefined ? null : (
    <span className="k-field__chip" data-kind={kind}>
      {text}
    </span>
  )
}
