import { drawing as close } from "../../icons/drawings/x"
import type { PropsOf } from "../../../renderer"
import { IconButton } from "../icon-button/IconButton"
import { Row } from "../row/Row"
import type { definition } from "./definition"

/** The row and its button are two targets side by side. */
export function RemovableRow({ remove: { label, tap }, ...row }: PropsOf<typeof definition>) {
  return (
    <div className="k-removable-row">
      <Row {...row} />
      <IconButton icon="close" drawing={close} label={label} tap={tap} />
    </div>
  )
}
