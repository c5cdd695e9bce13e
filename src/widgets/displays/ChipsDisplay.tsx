import { Fragment } from "react"
import type { ActionRunner } from "../../../renderer/model/registry"
import { isShown, itemsOf, run, type Conditional, type Repeated } from "./parts"
import { Count } from "./TabsDisplay"

interface ChipProps {
  readonly label: string
  readonly selected?: boolean | undefined
  readonly tap: ActionRunner
  readonly count?: unknown
}

interface ChipsProps extends Repeated {
  readonly label: string
  readonly choices?: readonly (ChipProps & Conditional & { readonly key?: string | undefined })[] | undefined
  readonly multiple?: boolean | undefined
}

export function ChipsDisplay({ label, choices, items, row }: ChipsProps) {
  return (
    <div className="k-chips" role="group" aria-label={label}>
      {choices?.filter(isShown).map(({ key, when: _when, ...chip }) => (
        <ChipDisplay key={key ?? chip.label} {...chip} />
      ))}
      {row && itemsOf(items).map((item, index) => <Fragment key={index}>{row(item, index)}</Fragment>)}
    </div>
  )
}

export function ChipDisplay({ label, selected, tap, count }: ChipProps) {
  return (
    <button type="button" className="k-chip" aria-pressed={selected === true} onClick={() => run(tap)}>
      {label}
      <Count value={count} />
    </button>
  )
}
