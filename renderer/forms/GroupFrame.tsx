import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import type { GroupModel } from "./model/GroupModel"

/** The fields of a nested object under one legend. */
export const GroupFrame = observer(function GroupFrame({
  group,
  children,
}: {
  readonly group: GroupModel
  readonly children: ReactNode
}) {
  if (!group.isVisible) return null
  return (
    <fieldset className="k-group" id={`${group.id}-frame`}>
      {group.label === "" ? null : <legend className="k-group__label">{group.label}</legend>}
      {children}
    </fieldset>
  )
})
