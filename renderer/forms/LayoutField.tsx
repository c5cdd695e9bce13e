import type { FieldProps } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { renderControl } from "./ControlField"
import { useFrame } from "./FieldFrame"
import { GroupContext, useFormHost, useGroup, type FormHost } from "./FormHost"
import { GroupFrame } from "./GroupFrame"
import { ListField } from "./ListField"
import type { Question } from "./model/GroupModel"

/**
 * Stands where rjsf would choose a field by the schema: finds the model of the property and draws it. Never calls
 * rjsf's `onChange`, so that a keystroke stays inside one control.
 */
export const LayoutField = observer(function LayoutField(props: FieldProps) {
  const host = useFormHost()
  const member = useGroup().members.get(props.name)
  const question = member?.kind === "group" ? undefined : member
  const frame = useFrame(question, renderInside(question, props, host))
  if (member?.kind !== "group") return frame
  const { ObjectField } = props.registry.fields
  return (
    <GroupContext value={member}>
      <GroupFrame group={member}>{ObjectField === undefined ? null : <ObjectField {...props} />}</GroupFrame>
    </GroupContext>
  )
})

function renderInside(question: Question | undefined, props: FieldProps, host: FormHost): ReactNode {
  if (question?.isVisible !== true) return null
  if (question.kind === "field") return renderControl(question, props.registry, host)
  return <ListField list={question} layout={props} />
}
