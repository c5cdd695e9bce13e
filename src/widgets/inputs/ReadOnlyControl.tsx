import type { ControlProps } from "../../../renderer/forms/control"
import { isChosen, optionText, textOf } from "./parts"

const missing = "―"

/** An answer shown, not asked: `text` of the control, the label of the chosen option, or the value. */
export function ReadOnlyControl({ id, value, options }: ControlProps) {
  const { enumOptions = [], suffix = "" } = options
  const chosen = enumOptions.filter((option) =>
    Array.isArray(value) ? value.some((one) => isChosen(one, option.value)) : isChosen(value, option.value),
  )
  const labels = chosen.map(({ label }) => label).join("、")
  const text = optionText(options, "text") ?? (labels === "" ? textOf(value) : labels)
  return (
    <output id={id} className="k-read-only-box">
      {text === "" ? missing : `${text}${suffix}`}
    </output>
  )
}
