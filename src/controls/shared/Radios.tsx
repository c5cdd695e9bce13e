import type { AnyControlProps, ControlOption } from "../../../renderer"
import { Choice } from "./Choice"
import { isChosen } from "./input"

interface RadiosProps {
  readonly control: AnyControlProps
  readonly options: readonly ControlOption[] | undefined
  readonly className: string
  readonly rowClassName: string
}

/** Radios of one group. Choosing never moves on by itself. */
export function Radios({ control, options, className, rowClassName }: RadiosProps) {
  return (
    <div className={className}>
      {options?.map((option, index) => (
        <Choice
          key={index}
          control={control}
          option={option}
          type="radio"
          checked={isChosen(control.value, option.value)}
          index={index}
          className={rowClassName}
          onChoose={() => control.onChange(option.value)}
        />
      ))}
    </div>
  )
}
