import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import { type Naming, sayCondition } from "../names/conditionSentence"
import { pathName } from "../names/pathName"
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

function namingOf(store: DeskStore): Naming {
  void store.want("conditions.json")
  const named = store.document("conditions.json")?.["conditions"]
  const forms = [...store.files].filter(([file]) => file.endsWith(".form.json")).map(([, form]) => form)
  return {
    path: (path) => pathName(path, forms),
    condition(name) {
      const found = isFields(named) ? named[name] : undefined
      return isFields(found) && typeof found["label"] === "string" ? found["label"] : undefined
    },
  }
}
