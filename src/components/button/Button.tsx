import { useId } from "react"
import { type FormStatus, type PropsOf, useFormStatus } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { run } from "../shared/options"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

type ButtonProps = PropsOf<typeof definition>

/** Whether a tap is taken: one that waits for its form, or whose condition is false or unknown, takes none. */
function isEnabledBy(status: FormStatus, props: ButtonProps): boolean {
  if (props.style === "disabled") return false
  if (props.enabled === "valid") return status.valid
  if (props.enabled === "required-filled") return status.requiredFilled
  return !("enabled" in props) || props.enabled === true
}

/** A button that is not enabled stays focusable and says why; one that waits for its form lets the form speak. */
export function Button(props: ButtonProps) {
  const { label, labels, name, style = "secondary", tap, reason, icon, size = "normal", pressed } = props
  const status = useFormStatus(props.form)
  const isEnabled = isEnabledBy(status, props)
  const canWait = typeof props.enabled === "string"
  const isWaiting = canWait && !isEnabled && style !== "disabled"
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
      data-waiting={isWaiting || undefined}
      aria-label={name}
      aria-pressed={"pressed" in props ? pressed === true : undefined}
      aria-disabled={!isEnabled || isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={hasReason ? reasonId : undefined}
      onClick={() => {
        if (isBusy) return
        if (isEnabled) run(tap)
        else if (isWaiting) status.speak()
      }}
    >
      {isBusy && <span className="k-button__spinner" aria-hidden="true" />}
      <span className="k-button__label">
        {icon && <Icon name={icon} />}
        <LineBreaking text={labels?.find(({ when }) => when === true)?.label ?? label} />
      </span>
    </button>
  )
  // The frame stays while the words come and go: a button that is drawn anew loses the tap that is on its way.
  if (!canWait && !hasReason) return button
  return (
    <div className="k-button-frame">
      {isWaiting && status.gaps && <p className="k-button__reason">{status.gaps}</p>}
      {button}
      {hasReason && (
        <p className="k-button__reason" id={reasonId}>
          <LineBreaking text={reason} />
        </p>
      )}
    </div>
  )
}
