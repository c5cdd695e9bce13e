import type { ControlPropsOf } from "../../../renderer"
import { isChosen, textOf } from "../shared/input"
import type { definition } from "./definition"

const missing = "―"

/** An answer shown, not asked: `text` of the control, the label of the chosen option, or the value. */
export function ReadOnly({ id, value, options }: ControlPropsOf<typeof definition>) {
  const { enumOptions = [], suffix = "" } = options
  const chosen = enumOptions.filter((option) =>
    Array.isArray(value) ? value.some((one) => isChosen(one, option.value)) : isChosen(value, option.value),
  )
  const labels = chosen.map(({ label }) => label).join("、")
  const text = options.text || labels || textOf(value)
  return (
    <output id={id} className="k-read-only-box">
      {text === "" ? missing : `${text}${suffix}`}
    </output>
  )
}
