import type { ControlPropsOf } from "../../../renderer"
import { Radios } from "../shared/Radios"
import type { definition } from "./definition"

export function RadioCards(props: ControlPropsOf<typeof definition>) {
  const { enumOptions } = props.options
  return <Radios control={props} options={enumOptions} className="k-cards" rowClassName="k-choice k-choice--card" />
}
