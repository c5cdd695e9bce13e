import type { ControlPropsOf } from "../../../renderer"
import { Radios } from "../shared/Radios"
import type { definition } from "./definition"

/** Two cards side by side. Where the document gives no options, the words come from the control or the interface. */
export function YesNo(props: ControlPropsOf<typeof definition>) {
  const { yes, no, enumOptions = [] } = props.options
  const { texts } = props.registry.formContext
  const usual = [
    { value: "YES", label: yes || texts["confirm"] || "", disabled: false },
    { value: "NO", label: no || texts["cancel"] || "", disabled: false },
  ]
  return (
    <Radios
      control={props}
      options={enumOptions.length > 0 ? enumOptions : usual}
      className="k-cards k-cards--pair"
      rowClassName="k-choice k-choice--card"
    />
  )
}
