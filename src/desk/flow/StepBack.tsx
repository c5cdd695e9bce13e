import { observer } from "mobx-react-lite"
import { backPolicies } from "../../../renderer"
import type { DeskStore, Place } from "../DeskStore"
import { ChoiceField } from "../fields/ChoiceField"
import { isFields, within } from "../json"
import { sayCondition } from "../../sentences"
import { namingOf } from "../names/namingOf"

interface StepBackProps {
  readonly store: DeskStore
  readonly place: Place
  readonly value: unknown
}

/** What "back" does on a step: one thing, or several of which the first whose condition holds is done. */
export const StepBack = observer(function StepBack({ store, place, value }: StepBackProps) {
  const field = { store, name: "back", choices: backPolicies }
  if (typeof value === "string") return <ChoiceField {...field} place={place} label="「戻る」を押すと" value={value} />
  if (!Array.isArray(value)) return null
  return value
    .filter(isFields)
    .map((one, index) => (
      <ChoiceField
        key={index}
        {...field}
        place={{ ...place, pointer: within(place.pointer, index, "back") }}
        label={
          one["when"] === undefined
            ? "それ以外のとき「戻る」を押すと"
            : `「${sayCondition(one["when"], namingOf(store))}」のとき「戻る」を押すと`
        }
        value={String(one["back"])}
      />
    ))
})
