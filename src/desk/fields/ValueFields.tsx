import { observer } from "mobx-react-lite"
import type { DeskStore, Place } from "../DeskStore"
import type { OptionSchema } from "../deskApi"
import { type Fields, isFields, within } from "../json"
import { propertyName } from "../../sentences"
import { Awaited, lazily } from "../parts/lazily"
import { ChoiceField } from "./ChoiceField"
import { FlagField } from "./FlagField"
import { JsonField } from "./JsonField"
import { ListField } from "./ListField"
import { namedKind } from "./namedKind"
import { startOf } from "./startOf"
import { TextField } from "./TextField"

const ConditionField = lazily(async () => (await import("./ConditionField")).ConditionField)
const NumberField = lazily(async () => (await import("./NumberField")).NumberField)
const NamedField = lazily(async () => (await import("./NamedField")).NamedField)
const ValuesField = lazily(async () => (await import("./ValuesField")).ValuesField)

interface ValueFieldsProps {
  readonly store: DeskStore
  readonly place: Place
  readonly value: Fields
  readonly schema?: OptionSchema
  /** Properties that are not offered. */
  readonly without?: readonly string[]
}

/** A field for every property that is there, what customers read before the rest in the order of the file, and a way to add the others. */
export const ValueFields = observer(function ValueFields({
  store,
  place,
  value,
  schema,
  without = [],
}: ValueFieldsProps) {
  const known = Object.keys(value)
    .filter((key) => !fixed.has(key) && !without.includes(key))
    .toSorted((one, other) => Number(read.has(other)) - Number(read.has(one)))
  const offered = Object.entries(schema?.properties ?? {}).filter(
    ([key, property]) => !Object.hasOwn(value, key) && startOf(property) !== undefined,
  )
  return (
    <div className="d-fields">
      {known.map((key) => (
        <PropertyField
          key={key}
          store={store}
          place={{ ...place, pointer: within(place.pointer, key) }}
          name={key}
          value={value[key]}
          {...optional("schema", schema?.properties?.[key])}
        />
      ))}
      {offered.length > 0 && (
        <label className="d-labelled d-fields__add">
          設定を追加
          <select
            className="d-input"
            value=""
            onChange={(event) => {
              const property = schema?.properties?.[event.target.value]
              const start = property && startOf(property)
              if (start !== undefined)
                void store.set({ ...place, pointer: within(place.pointer, event.target.value) }, start)
            }}
          >
            <option value="">選んでください</option>
            {offered.map(([key]) => (
              <option key={key} value={key}>
                {propertyName(key)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
})

/** What most people have come to change. */
const read = new Set(["title", "label", "text"])

/** What a part is, rather than how it is set. */
const fixed = new Set(["widget", "$ref", "field", "do"])

const optional = <Value,>(name: "schema", value: Value | undefined) => (value === undefined ? {} : { [name]: value })

interface PropertyFieldProps {
  readonly store: DeskStore
  readonly place: Place
  readonly name: string
  readonly value: unknown
  readonly schema?: OptionSchema
}

const PropertyField = observer(function PropertyField({ store, place, name, value, schema }: PropertyFieldProps) {
  const field = { store, place, label: propertyName(name), name }
  const choices = schema?.enum?.filter((choice) => typeof choice === "string")
  if (choices && choices.length > 1 && typeof value === "string")
    return <ChoiceField {...field} value={value} choices={choices} />
  if (conditions.has(name) && (isFields(value) || Array.isArray(value)))
    return (
      <Awaited>
        <ConditionField {...field} value={value} />
      </Awaited>
    )
  if (typeof value === "boolean") return <FlagField {...field} value={value} />
  const kind = typeof value === "string" ? namedKind(name, value) : undefined
  if (typeof value === "string" && kind !== undefined)
    return (
      <Awaited>
        <NamedField {...field} value={value} kind={kind} />
      </Awaited>
    )
  if (typeof value === "string") return <TextField {...field} value={value} />
  if (typeof value === "number" || areValues(value))
    return (
      <Awaited>
        {typeof value === "number" ? (
          <NumberField {...field} value={value} />
        ) : (
          <ValuesField {...field} value={value} />
        )}
      </Awaited>
    )
  if (isBlocks(value)) return null
  if (Array.isArray(value) && value.every(isFields))
    return (
      <ListField
        {...field}
        value={value}
        renderItem={(at, item) => (
          <ValueFields store={store} place={at} value={item} {...optional("schema", schema?.items)} />
        )}
      />
    )
  if (isFields(value) && isGroup(name, value))
    return (
      <fieldset className="d-group">
        <legend>{propertyName(name)}</legend>
        <ValueFields store={store} place={place} value={value} {...optional("schema", schema)} />
      </fieldset>
    )
  return <JsonField {...field} value={value} />
})

/** A list of words or numbers alone. */
const areValues = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" || typeof one === "number")

/** Blocks inside a block are selected by themselves. */
const isBlocks = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => isFields(item) && (typeof item["widget"] === "string" || typeof item["$ref"] === "string"))
    : isFields(value) && typeof value["widget"] === "string"

/** An object of options, rather than a condition, a value or a way on. */
const isGroup = (name: string, value: Fields): boolean =>
  !ways.has(name) && Object.values(value).some((part) => typeof part === "string" || typeof part === "boolean")

const conditions = new Set([
  "when",
  "visible",
  "enabled",
  "requiredWhen",
  "disabledWhen",
  "selected",
  "pressed",
  "must",
  "covered",
  "dot",
])
/** What happens, and with which values. */
const ways = new Set(["tap", "change", "on", "input", "values"])
