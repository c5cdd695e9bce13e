import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import { namingOf } from "../names/namingOf"
import { pathsApart } from "../names/pathsApart"
import { rootName } from "../../sentences"
import { groupBy } from "../../domain/groupBy"
import { offeredPaths } from "./offeredPaths"

interface PathChoiceProps {
  readonly store: DeskStore
  readonly place: Place
  readonly label: string
  /** Empty where nothing is chosen yet. */
  readonly value: string
  /** How paths end that are not offered. */
  readonly without?: string
  readonly onChoose: (path: string) => void
}

/** One of the values that a condition can speak of, by the name that people know; what has none is offered where it is chosen. */
export const PathChoice = observer(function PathChoice({
  store,
  place,
  label,
  value,
  without,
  onChoose,
}: PathChoiceProps) {
  const naming = namingOf(store, place.file)
  const known = offeredPaths(store, place).filter((path) => without === undefined || !path.endsWith(without))
  const offered = [...new Set([...(value === "" ? [] : [value]), ...known])]
  const named = offered.flatMap((path) => {
    const name = naming.path(path) ?? (path === value ? path : undefined)
    return name === undefined ? [] : [{ path, name }]
  })
  return (
    <select className="d-input" aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {value === "" && <option value="">選んでください</option>}
      {[...groupBy(named, ({ path }) => rootName(path))].map(([root, paths]) => (
        <optgroup key={root} label={root}>
          {pathsApart(store, place.file, paths).map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
})
