import { useId } from "react"
import { useFormStatus } from "../../../renderer"
import type { ActionRunner } from "../../../renderer/model/registry"
import { Icon } from "../../icons/Icon"
import { isShown, run, type Conditional } from "./parts"

export interface ButtonProps {
  readonly label: string
  readonly labels?: readonly (Conditional & { readonly label: string })[] | undefined
  readonly name?: string | undefined
  readonly style?: string | undefined
  readonly tap?: ActionRunner | undefined
  readonly enabled?: "valid" | "required-filled" | boolean | undefined
  readonly form?: string | undefined
  readonly reason?: string | undefined
  readonly icon?: string | undefined
  readonly size?: "normal" | "small" | undefined
  readonly pressed?: boolean | undefined
}

export interface ButtonPart extends ButtonProps, Conditional {
  readonly key?: string | undefined
}

/** A button that waits for the form, or whose condition is false or unknown, is not enabled. */
function useEnabled(props: ButtonProps): boolean {
  const status = useFormStatus(props.form)
  if (props.style === "disabled") return false
  if (props.enabled === "valid") return status.valid
  if (props.enabled === "required-filled") return status.requiredFilled
  return !("enabled" in props) || props.enabled === true
}

/** A button that is not enabled stays focusable, does nothing, and says why. */
export function ButtonDisplay(props: ButtonProps) {
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

export function ButtonsDisplay({
  rows,
  layout = "stack",
}: {
  readonly rows: readonly ButtonPart[]
  readonly layout?: "stack" | "side"
}) {
  return (
    <div className="k-buttons" data-layout={layout}>
      {rows.map((part, index) => (
        <PartButton key={part.key ?? index} button={part} />
      ))}
    </div>
  )
}

/** A button inside another display; nothing where there is none or its condition does not hold. */
export function PartButton({ button }: { readonly button: ButtonPart | undefined }) {
  if (!button || !isShown(button)) return null
  const { key: _key, when: _when, ...props } = button
  return <ButtonDisplay {...props} />
}

export function SmallButton({ button }: { readonly button: ButtonPart | undefined }) {
  return <PartButton button={button && { style: "secondary", ...button, size: "small" }} />
}
