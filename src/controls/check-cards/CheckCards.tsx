import type { ControlOption, ControlPropsOf } from "../../../renderer"
import { Choice } from "../shared/Choice"
import { isChosen } from "../shared/input"
import type { definition } from "./definition"

/** What is chosen after a tap: an exclusive option clears the others and is cleared by any of them. */
function chosenAfter(
  options: readonly ControlOption[],
  chosen: readonly unknown[],
  tapped: ControlOption,
): readonly unknown[] {
  const has = chosen.some((value) => isChosen(value, tapped.value))
  if (has) return chosen.filter((value) => !isChosen(value, tapped.value))
  if (tapped.exclusive === true) return [tapped.value]
  const isExclusive = (value: unknown) =>
    options.some((option) => option.exclusive === true && isChosen(option.value, value))
  const kept = chosen.filter((value) => !isExclusive(value))
  // In the order of the options, so that the same choice is always the same value.
  return options
    .filter(({ value }) => isChosen(value, tapped.value) || kept.some((one) => isChosen(one, value)))
    .map(({ value }) => value)
}

export function CheckCards(props: ControlPropsOf<typeof definition>) {
  const { enumOptions = [] } = props.options
  const chosen = Array.isArray(props.value) ? props.value : []
  return (
    <div className="k-cards">
      {enumOptions.map((option, index) => (
        <Choice
          key={index}
          control={props}
          option={option}
          type="checkbox"
          checked={chosen.some((value) => isChosen(value, option.value))}
          index={index}
          className="k-choice k-choice--card"
          onChoose={() => props.onChange(chosenAfter(enumOptions, chosen, option))}
        />
      ))}
    </div>
  )
}
