import type { FieldProps } from "@rjsf/utils"
import { toFieldPathId } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import type { ComponentType } from "react"
import { memo, useCallback } from "react"
import type { ControlProps } from "../model/control"
import { ControlField } from "./ControlField"
import { FieldFrame } from "./FieldFrame"
import { useFormHost, GroupContext } from "./FormHost"
import type { FormList, GroupModel } from "./model/GroupModel"
import type { Row } from "./model/ListModel"
import { useRowFocus } from "./useRowFocus"
import { toRjsfSchema } from "./rjsfSchema"
import { widgetOptions, widgetProps } from "./widgetProps"

interface ListFieldProps {
  readonly list: FormList
  readonly layout: FieldProps
}

/** The rows of a list, each with its own id, and what adds and removes them. The control of the field draws the frame. */
export const ListField = observer(function ListField({ list, layout }: ListFieldProps) {
  const { model, controls, renderMissing } = useFormHost()
  const focus = useRowFocus(list)
  const Control = controls[list.spec.widget] as ComponentType<ControlProps> | undefined
  const handleBlur = useCallback(() => model.leaveQueue.leave(list), [model, list])
  const { add = list.services.texts["add-row"] } = list.controlWith({}) as RowWords
  if (Control === undefined) return renderMissing(list.spec.widget)
  return (
    <Control
      {...widgetProps(list, layout.registry)}
      value={list.relevant}
      options={widgetOptions(list, list.controlWith({}))}
      onChange={list.change}
      onBlur={handleBlur}
    >
      <ol className="k-rows">
        {list.rows.map((row, index) => (
          <ListRow key={row.id} list={list} layout={layout} row={row} number={index + 1} onRemove={focus.remove} />
        ))}
      </ol>
      {list.canAdd && !list.isReadOnly && !list.isDisabled ? (
        <button type="button" className="k-rows__add" id={`${list.id}-add`} onClick={focus.add}>
          {add}
        </button>
      ) : null}
    </Control>
  )
})

/** What a control of rows may word itself. */
interface RowWords {
  readonly add?: string
}

interface ListRowProps extends ListFieldProps {
  readonly row: Row<GroupModel>
  readonly number: number
  onRemove(id: string): void
}

const ListRow = observer(function ListRow({ list, layout, row, number, onRemove }: ListRowProps) {
  const { texts } = list.services
  const { title, isOwn } = list.rowTitle(number)
  return (
    <li>
      <fieldset className="k-row" id={`${list.id}-${row.id}`} aria-label={isOwn ? title : `${list.label} ${title}`}>
        <span className="k-row__title" aria-hidden="true">
          {title}
        </span>
        <GroupContext value={row.group}>
          <RowFields list={list} layout={layout} row={row} />
        </GroupContext>
        {list.canRemove && !list.isReadOnly && !list.isDisabled ? (
          <button
            type="button"
            className="k-row__remove"
            aria-label={texts["remove-row-of"]?.replace("{title}", title)}
            onClick={() => onRemove(row.id)}
          >
            {texts["remove-row"]}
          </button>
        ) : null}
      </fieldset>
    </li>
  )
})

/** Nothing of its fields depends on where a row stands. */
const RowFields = memo(function RowFields({ list, layout, row }: ListFieldProps & { readonly row: Row<GroupModel> }) {
  const { fields, globalFormOptions } = layout.registry
  const { ObjectField } = fields
  const { single } = row.group
  if (list.hasPlainItems) {
    return single === undefined ? null : (
      <FieldFrame question={single}>
        <ControlField field={single} registry={layout.registry} />
      </FieldFrame>
    )
  }
  const path = toFieldPathId(row.id, globalFormOptions, layout.fieldPathId)
  return ObjectField === undefined ? null : (
    <ObjectField {...layout} name={row.id} schema={toRjsfSchema(list.item)} fieldPathId={path} />
  )
})
