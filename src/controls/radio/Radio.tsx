import type { ControlPropsOf } from "../../../renderer"
import { Radios } from "../shared/Radios"
import type { definition } from "./definition"

export function Radio(props: ControlPropsOf<typeof definition>) {
  return <Radios control={props} options={props.options.enumOptions} className="k-radios" rowClassName="k-choice" />
}
