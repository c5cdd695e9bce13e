import { observer } from "mobx-react-lite"
import { useState } from "react"
import { ConditionEditor } from "../conditions/ConditionEditor"
import { TruthTableView } from "../conditions/TruthTableView"
import { sayCondition } from "../../sentences"
import { namingOf } from "../names/namingOf"
import type { FieldProps } from "./field"
import { JsonField } from "./JsonField"

/** A condition as a sentence, made by choosing; with its table, and with what the document writes. */
export const ConditionField = observer(function ConditionField(field: FieldProps<unknown>) {
  const { store, place, label, value } = field
  const [isTable, setTable] = useState(false)
  const [isWritten, setWritten] = useState(false)
  return (
    <fieldset className="d-group d-condition">
      <legend>{label}</legend>
      <p className="d-condition__sentence">{sayCondition(value, namingOf(store, place.file))}</p>
      <ConditionEditor store={store} place={place} value={value} />
      <details onToggle={(event) => setTable(event.currentTarget.open)}>
        <summary>答えごとに表で確かめる</summary>
        {isTable && <TruthTableView store={store} condition={value} />}
      </details>
      <details onToggle={(event) => setWritten(event.currentTarget.open)}>
        <summary>書かれているとおりに見る</summary>
        {isWritten && <JsonField {...field} />}
      </details>
      <button type="button" className="d-link" onClick={() => void store.remove(place)}>
        条件をなくす
      </button>
    </fieldset>
  )
})
