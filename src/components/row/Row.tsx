import { useId } from "react"
import type { PropsOf } from "../../../renderer"
import { Amount } from "../shared/Amount"
import { Badges } from "../shared/Badges"
import { ShownValue } from "../shared/ShownValue"
import { run } from "../shared/options"
import { RowArrow, RowIcon } from "../shared/RowIcon"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

type RowProps = PropsOf<typeof definition>

/** A row that leads somewhere is one target; a disabled one stays reachable and says why. */
export function Row(props: RowProps) {
  const { tap, name, disabled = false, arrow = Boolean(tap), external } = props
  const reasonId = useId()
  const content = (
    <>
      <RowIcon {...props} />
      <RowContent {...props} reasonId={reasonId} />
      {arrow && !disabled && <RowArrow external={external} />}
    </>
  )
  if (!tap) {
    return (
      <div className="k-list-row" aria-disabled={disabled || undefined}>
        {content}
      </div>
    )
  }
  return (
    <button
      type="button"
      role="link"
      className="k-list-row"
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-describedby={name && disabled && props.reason ? reasonId : undefined}
      onClick={() => {
        if (!disabled) run(tap)
      }}
    >
      {content}
    </button>
  )
}

function RowContent(props: RowProps & { readonly reasonId: string }) {
  const { title, badges, reason, reasonId } = props
  const sub = reason ? undefined : props.sub
  const hasValue = "value" in props || "text" in props
  return (
    <span className="k-list-row__main">
      <span className="k-list-row__texts">
        <span className="k-list-row__head">
          <span className="k-list-row__title">
            <LineBreaking text={title} />
          </span>
          <Badges badges={badges} />
        </span>
        {sub !== undefined && sub !== "" && (
          <span className="k-list-row__sub">
            <LineBreaking text={sub} />
          </span>
        )}
        {reason && (
          <span className="k-list-row__sub" id={reasonId}>
            <LineBreaking text={reason} />
          </span>
        )}
      </span>
      {hasValue && (
        <span className="k-list-row__value">
          <ShownValue {...props} />
          {"valueSub" in props && (
            <span className="k-list-row__value-sub">
              <Amount value={props.valueSub} format={props.valueSubFormat} />
            </span>
          )}
        </span>
      )}
    </span>
  )
}
