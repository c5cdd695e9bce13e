import type { ReactNode } from "react"
import { observer } from "mobx-react-lite"
import type { FieldProps } from "./field"

type LabelledProps = Pick<FieldProps<unknown>, "store" | "place" | "label" | "isKept"> & {
  readonly id: string
  readonly children: ReactNode
}

/** A property by the name that people know it by, and the way to take it out. */
export const Labelled = observer(function Labelled({ store, place, label, isKept, id, children }: LabelledProps) {
  return (
    <div className="d-field">
      <div className="d-field__head">
        <label htmlFor={id} className="d-field__label">
          {label}
        </label>
        {isKept !== true && (
          <button
            type="button"
            className="d-link"
            aria-label={`${label}を削除`}
            onClick={() => void store.remove(place)}
          >
            削除
          </button>
        )}
      </div>
      {children}
    </div>
  )
})
