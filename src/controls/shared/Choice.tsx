import type { ReactNode } from "react"
import { Picture } from "../../illustrations/Picture"
import type { AnyControlProps, ControlOption } from "../../../renderer"
import { Logo } from "../../components/shared/Logo"
import { LineBreaking } from "../../components/shared/LineBreaking"

interface ChoiceProps {
  readonly control: AnyControlProps
  readonly option: ControlOption
  readonly type: "radio" | "checkbox"
  readonly checked: boolean
  readonly index: number
  readonly className: string
  onChoose(): void
}

const ignore = () => undefined

/** One option: the whole row is the target. One that cannot be chosen stays focusable and says why. */
export function Choice({ control, option, type, checked, index, className, onChoose }: ChoiceProps) {
  const id = `${control.id}-${index}`
  const about = option.description ?? option.disabledReason
  const isClosed = option.disabled && !control.disabled
  return (
    <>
      {option.heading === undefined ? null : <h2 className="k-hidden-text">{option.heading}</h2>}
      <label
        className={className}
        htmlFor={id}
        data-chosen={checked || undefined}
        data-disabled={option.disabled || control.disabled || undefined}
      >
        <input
          id={id}
          className="k-choice__mark"
          type={type}
          name={control.id}
          checked={checked}
          disabled={control.disabled || control.readonly}
          aria-disabled={isClosed || undefined}
          aria-invalid={control.rawErrors !== undefined || undefined}
          aria-labelledby={option.badge === undefined ? `${id}-label` : `${id}-label ${id}-badge`}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onChange={isClosed ? ignore : onChoose}
          onBlur={() => control.onBlur(control.id, control.value)}
        />
        {"image" in option && <Logo image={option.image} name={option.label} />}
        <ChoiceTexts id={id} option={option} />
        <ChoicePicture option={option} />
      </label>
    </>
  )
}

function ChoiceTexts({ id, option }: { readonly id: string; readonly option: ControlOption }): ReactNode {
  const { description, disabled, disabledReason } = option
  return (
    <span className="k-choice__texts">
      <span className="k-choice__label" id={`${id}-label`}>
        <LineBreaking text={option.label} />
      </span>
      {option.badge === undefined ? null : (
        <span className="k-badge k-choice__badge" data-tone="accent" id={`${id}-badge`}>
          {option.badge}
        </span>
      )}
      {description === undefined && disabledReason === undefined ? null : (
        <span className="k-choice__about" id={`${id}-about`}>
          {description === undefined ? null : (
            <span className="k-choice__description">
              <LineBreaking text={description} />
            </span>
          )}
          {disabled && disabledReason !== undefined ? (
            <span className="k-choice__reason">
              <LineBreaking text={disabledReason} />
            </span>
          ) : null}
        </span>
      )}
    </span>
  )
}

/** An ornament, unless the document says what the picture shows. */
function ChoicePicture({ option: { picture, pictureAlt } }: { readonly option: ControlOption }): ReactNode {
  if (picture === undefined) return null
  const spoken = pictureAlt === undefined ? {} : { role: "img", "aria-label": pictureAlt }
  return (
    <span className="k-choice__picture" {...spoken}>
      <Picture name={picture} />
    </span>
  )
}
