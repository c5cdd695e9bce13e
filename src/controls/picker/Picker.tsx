import { useState } from "react"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { run } from "../../components/shared/options"
import { inputProps } from "../shared/input"
import type { PickerItem, PickerProps } from "./items"
import { PickerSheet } from "./PickerSheet"

/** As long as the half-sheet needs to sink. */
const closingMs = 200

/** Looks like a select; what there is to choose from stands in a half-sheet. */
export function Picker(props: PickerProps) {
  const { options, value, label } = props
  const { isOpen, isClosing, open, close } = useSheet(options.open === true)
  const isEmpty = typeof value !== "string" || value === ""

  const handleOpen = () => {
    run(options.emptied)
    run(options.opened)
    open()
  }
  const choose = ({ value: chosen, chosen: follow }: PickerItem) => {
    props.onChange(chosen)
    run(follow)
    close()
  }
  return (
    <>
      <span className="k-box k-select" data-disabled={props.disabled || undefined} data-empty={isEmpty || undefined}>
        <button
          {...inputProps(props)}
          type="button"
          className="k-box__input k-select__input k-picker__field"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${props.id}-sheet` : undefined}
          aria-label={label}
          disabled={props.disabled || props.readonly}
          onClick={handleOpen}
        >
          <LineBreaking text={isEmpty ? props.registry.formContext.texts["choose"] : options.shown} />
        </button>
      </span>
      {isOpen && <PickerSheet {...props} id={`${props.id}-sheet`} {...{ isClosing, choose, close }} />}
    </>
  )
}

/** Whether the half-sheet stands, sinks or is gone. The document may open it too. */
function useSheet(isAsked: boolean) {
  const [state, setState] = useState<"open" | "closing" | "gone">(isAsked ? "open" : "gone")
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) setState("open")
  }
  return {
    isOpen: state !== "gone",
    isClosing: state === "closing",
    open: () => setState("open"),
    close() {
      setState("closing")
      setTimeout(() => setState((now) => (now === "closing" ? "gone" : now)), closingMs)
    },
  }
}
