import type { FieldProps } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import { ControlField } from "./ControlField"
import { renderFrame } from "./FieldFrame"
import { GroupContext } from "./FormHost"
import { GroupFrame } from "./GroupFrame"
import { ListField } from "./ListField"
import type { Member } from "./model/GroupModel"

interface LayoutFieldProps {
  readonly member: Member
  /** What rjsf would draw the property with. */
  readonly layout: FieldProps
}

/**
 * Draws a property of an object by its model, where rjsf would choose a field by the schema. Never calls rjsf's `onChange`,
 * so that a keystroke stays inside one control.
 */
export const LayoutField = observer(function LayoutField({ member, layout }: LayoutFieldProps) {
  if (member.kind === "field") return renderFrame(member, <ControlField field={member} registry={layout.registry} />)
  if (member.kind === "list") return renderFrame(member, <ListField list={member} layout={layout} />)
  const { ObjectField } = layout.registry.fields
  return (
    <GroupContext value={member}>
      <GroupFrame group={member}>{ObjectField === undefined ? null : <ObjectField {...layout} />}</GroupFrame>
    </GroupContext>
  )
})
