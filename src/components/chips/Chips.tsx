import { Fragment } from "react"
import type { PropsOf } from "../../../renderer"
import { Chip } from "../chip/Chip"
import { isShown, itemsOf } from "../shared/options"
import type { definition } from "./definition"

export function Chips({ label, choices, items, row }: PropsOf<typeof definition>) {
  return (
    <div className="k-chips" role="group" aria-label={label}>
      {choices?.filter(isShown).map(({ key, when: _when, ...chip }) => (
        <Chip key={key ?? chip.label} {...chip} />
      ))}
      {row && itemsOf(items).map((item, index) => <Fragment key={index}>{row(item, index)}</Fragment>)}
    </div>
  )
}
