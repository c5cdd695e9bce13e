import { observer } from "mobx-react-lite"
import { type RefObject, useState } from "react"
import { propertyName } from "../../sentences"
import { startComparison } from "../conditions/comparisons"
import { PathChoice } from "../conditions/PathChoice"
import { ChooseToAdd } from "../parts/ChooseToAdd"
import type { DeskStore, Place } from "../DeskStore"
import type { OptionSchema } from "../deskApi"
import { type Fields, within } from "../json"
import { fieldsFor } from "../names/fieldsFor"
import { conditionRef, fixed } from "./fixed"
import { goToField } from "./goToField"
import { startOf } from "./startOf"

interface AddPropertyProps {
  readonly store: DeskStore
  readonly place: Place
  readonly value: Fields
  readonly schema: OptionSchema | undefined
  /** Where the fields of the part are. */
  readonly fields: RefObject<HTMLElement | null>
}

/** One more property of a part; of a condition it is asked first what it looks at. */
export const AddProperty = observer(function AddProperty({ store, place, value, schema, fields }: AddPropertyProps) {
  const [condition, setCondition] = useState<string>()
  const [path, setPath] = useState("")
  const offered = Object.entries(schema?.properties ?? {}).filter(
    ([key, property]) =>
      !Object.hasOwn(value, key) &&
      !unoffered.has(key) &&
      (property.$ref === conditionRef || startOf(property, key) !== undefined),
  )
  if (offered.length === 0) return null
  const add = (name: string, start: unknown) => {
    setCondition(undefined)
    void store
      .set({ ...place, pointer: within(place.pointer, name) }, start)
      .then((isDone) => isDone && fields.current && goToField(fields.current, propertyName(name)))
  }
  const choose = (name: string) => {
    const property = schema?.properties?.[name]
    setPath("")
    if (property?.$ref === conditionRef) setCondition(name)
    else if (property) add(name, startOf(property, name))
  }
  return (
    <>
      <ChooseToAdd label="設定を追加" onAdd={choose}>
        {offered.map(([key]) => (
          <option key={key} value={key}>
            {propertyName(key)}
          </option>
        ))}
      </ChooseToAdd>
      {condition !== undefined && (
        <div className="d-labelled d-fields__add">
          {propertyName(condition)}：何で決まるか
          <PathChoice
            store={store}
            place={place}
            label={`${propertyName(condition)}：何で決まるか`}
            value={path}
            // No question hangs on its own answer.
            without={`.${String(value["field"])}`}
            onChoose={setPath}
          />
          <button
            type="button"
            className="d-link"
            disabled={path === ""}
            onClick={() => add(condition, startComparison(path, fieldsFor(store, place.file)))}
          >
            この条件を加える
          </button>
        </div>
      )}
    </>
  )
})

/** What nobody begins from nothing: names of earlier releases, and lists that need more than words. */
const unoffered: ReadonlySet<string> = new Set(["was", "labels", "rules", "optionsWhen", "options", "ui", ...fixed])
