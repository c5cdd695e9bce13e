import type { FieldProps } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import { ControlField } from "./ControlField"
import { renderFrame } from "./FieldFrame"
import { GroupContext, useGroup } from "./FormHost"
import { GroupFrame } from "./GroupFrame"
import { ListField } from "./ListField"

/**
 * Stands where rjsf would choose a field by the schema: finds the model of the property and draws it. Never calls
 * rjsf's `onChange`, so that a keystroke stays inside one control.
 */
export const LayoutField = observer(function LayoutField(props: FieldProps) {
  const group = useGroup()
  const member = group.members.get(props.name)
  if (member === undefined) return null
  if (member.kind === "group") {
    const { ObjectField } = props.registry.fields
    return (
      <GroupContext value={member}>
        <GroupFrame group={member}>{ObjectField === undefined ? null : <ObjectField {...props} />}</GroupFrame>
      </GroupContext>
    )
  }
  const control =
    member.kind === "field" ? (
      <ControlField field={member} registry={props.registry} />
    ) : (
      <ListField list={member} layout={props} />
    )
  return renderFrame(member, control)
})
