import { useId } from "react"
import { type PropsOf, useFormStatus } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { run } from "../shared/options"
import type { definition } from "./definition"

type ButtonProps = PropsOf<typeof definition>

/** A button that waits for the form, or whose condition is false or unknown, is not enabled. */
function useEnabled(props: ButtonProps): boolean {
  const status = useFormStatus(props.form)
  if (props.style === "disabled") return false
  if (props.enabled === "valid") return status.valid
  if (props.enabled === "required-filled") return status.requiredFilled
  return !("enabled" in props) || props.enabled === true
}

/** A button that is not enabled stays focusable, does nothing, and says why. */
export function Button(props: ButtonProps) {
  const { label, labels, name, style = "secondary", tap, reason, icon, size = "normal", pressed } = props
  const isEnabled = useEnabled(props)
  const reasonId = useId()
  if (style === "hidden") return null
  const isBusy = tap?.busy === true
  const hasReason = !isEnabled && Boolean(reason)
  const button = (
    <button
      type="button"
      className="k-button"
      data-style={style}
      data-size={size}
      aria-label={name}
      aria-pressed={"pressed" in props ? pressed === true : undefined}
      aria-disabled={!isEnabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={hasReason ? reasonId : undefined}
      onClick={() => {
        if (isEnabled && !isBusy) run(tap)
      }}
    >
      {isBusy && <span className="k-button__spinner" aria-hidden="true" />}
      <span className="k-button__label">
        {icon && <Icon name={icon} />}
        {labels?.find(({ when }) => when === true)?.label ?? label}
      </span>
    </button>
  )
  if (!hasReason) return button
  return (
    <div className="k-button-frame">
      {button}
      <p className="k-button__reason" id={reasonId}>
        {reason}
      </p>
    </div>
  )
}
