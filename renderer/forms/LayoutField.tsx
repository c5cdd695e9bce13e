import type { FieldProps } from "@rjsf/utils"
import { ControlField } from "./ControlField"
import { FieldFrame } from "./FieldFrame"
import { GroupContext, useGroup } from "./FormHost"
import { GroupFrame } from "./GroupFrame"
import { ListField } from "./ListField"

/**
 * Stands where rjsf would choose a field by the schema: finds the model of the property and draws it. Never calls
 * rjsf's `onChange`, so that a keystroke stays inside one control.
 */
export function LayoutField(props: FieldProps) {
  const group = useGroup()
  const { ObjectField } = props.registry.fields
  if (props.fieldPathId.path.length === 0) return ObjectField === undefined ? null : <ObjectField {...props} />
  const member = group.members.get(props.name)
  if (member === undefined) return null
  if (member.kind === "group") {
    return (
      <GroupContext value={member}>
        <GroupFrame group={member}>{ObjectField === undefined ? null : <ObjectField {...props} />}</GroupFrame>
      </GroupContext>
    )
  }
  return (
    <FieldFrame question={member}>
      {member.kind === "field" ? <ControlField field={member} /> : <ListField list={member} layout={props} />}
    </FieldFrame>
  )
}
