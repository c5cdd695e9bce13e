import type { ControlOption, ControlProps } from "../../../renderer/forms/control"
import { Choice, Radios } from "./Choice"
import { isChosen, optionText } from "./parts"

export function RadioControl(props: ControlProps) {
  return <Radios control={props} className="k-radios" rowClassName="k-choice" />
}

export function RadioCardsControl(props: ControlProps) {
  return <Radios control={props} className="k-cards" rowClassName="k-choice k-choice--card" />
}

/** Two cards side by side. Where the document gives no options, the words come from the control or the interface. */
export function YesNoControl(props: ControlProps) {
  const usual: ControlOption[] = [
    {
      value: "YES",
      label:
        optionText(props.options, "yes") ??
        props.registry.formContext.texts["yes"] ??
        props.registry.formContext.texts["confirm"] ??
        "",
      disabled: false,
    },
    {
      value: "NO",
      label:
        optionText(props.options, "no") ??
        props.registry.formContext.texts["no"] ??
        props.registry.formContext.texts["cancel"] ??
        "",
      disabled: false,
    },
  ]
  const enumOptions = props.options.enumOptions?.length ? props.options.enumOptions : usual
  return (
    <Radios
      control={{ ...props, options: { ...props.options, enumOptions } }}
      className="k-cards k-cards--pair"
      rowClassName="k-choice k-choice--card"
    />
  )
}

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

export function CheckCardsControl(props: ControlProps) {
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
