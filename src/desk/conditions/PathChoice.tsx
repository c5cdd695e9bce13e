import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import { namingOf } from "../names/namingOf"
import { rootName } from "../../sentences"
import { groupBy } from "../parts/groupBy"
import { offeredPaths } from "./offeredPaths"

interface PathChoiceProps {
  readonly store: DeskStore
  readonly place: Place
  readonly label: string
  readonly value: string
  readonly onChoose: (path: string) => void
}

/** One of the values that a condition can speak of, by the name that people know; what has none is offered where it is chosen. */
export const PathChoice = observer(function PathChoice({ store, place, label, value, onChoose }: PathChoiceProps) {
  const naming = namingOf(store, place.file)
  const offered = [...new Set([value, ...offeredPaths(store, place)])]
  const named = offered.flatMap((path) => {
    const name = naming.path(path) ?? (path === value ? path : undefined)
    return name === undefined ? [] : [{ path, name }]
  })
  return (
    <select className="d-input" aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {[...groupBy(named, ({ path }) => rootName(path))].map(([root, paths]) => (
        <optgroup key={root} label={root}>
          {paths.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
})
