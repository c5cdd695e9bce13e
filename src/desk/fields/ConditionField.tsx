import { observer } from "mobx-react-lite"
import { sayCondition } from "../names/conditionSentence"
import { namingOf } from "../names/namingOf"
import type { FieldProps } from "./field"
import { JsonField } from "./JsonField"

/** A condition as a sentence, with what the document writes below it. */
export const ConditionField = observer(function ConditionField(field: FieldProps<unknown>) {
  return (
    <div className="d-condition">
      <p className="d-condition__sentence">{sayCondition(field.value, namingOf(field.store))}</p>
      <JsonField {...field} />
    </div>
  )
})
