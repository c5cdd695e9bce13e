import { observer } from "mobx-react-lite"
import { useRef } from "react"
import type { DeskStore, Place } from "../DeskStore"
import type { OptionSchema } from "../deskApi"
import { type Fields, isFields, within } from "../json"
import { propertyName } from "../../sentences"
import { Awaited, lazily } from "../parts/lazily"
import { AddOption } from "./AddOption"
import { AddProperty } from "./AddProperty"
import { conditionRef, fixed } from "./fixed"
import { ChoiceField } from "./ChoiceField"
import { FlagField } from "./FlagField"
import { JsonField } from "./JsonField"
import { ListField } from "./ListField"
import { namedKind } from "./namedKind"
import { OptionLabel } from "./OptionLabel"
import { rowOf } from "./optionTable"
import { startOf } from "./startOf"
import { TableLabel } from "./TableLabel"
import { TableOptions } from "./TableOptions"
import { TextField } from "./TextField"

const ConditionField = lazily(async () => (await import("./ConditionField")).ConditionField)
const NumberField = lazily(async () => (await import("./NumberField")).NumberField)
const AddTap = lazily(async () => (await import("./AddTap")).AddTap)
const LinkField = lazily(async () => (await import("./LinkField")).LinkField)
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
  const technical = known.filter((key) => isTechnical(key, value[key], schema?.properties?.[key]))
  const field = (key: string) => (
    <PropertyField
      key={key}
      store={store}
      place={{ ...place, pointer: within(place.pointer, key) }}
      name={key}
      value={value[key]}
      {...optional("schema", schema?.properties?.[key])}
    />
  )
  const fields = useRef<HTMLDivElement>(null)
  return (
    <div className="d-fields" ref={fields}>
      {isOption(place) && value["label"] === undefined && (
        <TableLabel store={store} place={place} value={value["value"]} />
      )}
      {known.filter((key) => !technical.includes(key)).map(field)}
      <AddProperty store={store} place={place} value={value} schema={schema} fields={fields} />
      {schema?.properties?.["tap"] !== undefined && value["tap"] === undefined && (
        <Awaited>
          <AddTap store={store} place={place} isNamed={schema.properties["key"] !== undefined} />
        </Awaited>
      )}
      {technical.length > 0 && (
        <details className="d-item">
          <summary>開発者向けの設定</summary>
          {technical.map(field)}
        </details>
      )}
    </div>
  )
})

/** What most people have come to change. */
const read = new Set(["title", "label", "text"])

/** Names that only programs read, and what has no field of its own: nobody has to see it to change what customers see. */
function isTechnical(name: string, value: unknown, schema: OptionSchema | undefined): boolean {
  if (technicalNames.has(name)) return true
  if (typeof value !== "object" || value === null || isBlocks(value) || areValues(value)) return false
  const isCondition = conditions.has(name) || schema?.$ref === conditionRef
  if (isCondition || (Array.isArray(value) && value.every(isFields))) return false
  return !(isFields(value) && isGroup(name, value))
}

const technicalNames = new Set(["key", "into", "initial", "analytics", "role", "autocomplete"])

const optional = <Value,>(name: "schema" | "start", value: Value | undefined) =>
  value === undefined ? {} : { [name]: value }

interface PropertyFieldProps {
  readonly store: DeskStore
  readonly place: Place
  readonly name: string
  readonly value: unknown
  readonly schema?: OptionSchema
}

const PropertyField = observer(function PropertyField({ store, place, name, value, schema }: PropertyFieldProps) {
  const field = { store, place, label: propertyName(name), name }
  if (value === "codes" && isQuestion(place, name)) return <TableOptions {...field} value={value} />
  const listed = schema?.enum ?? schema?.anyOf?.find((one) => one.enum !== undefined && typeof value === "string")?.enum
  const choices = listed?.filter((choice) => typeof choice === "string")
  if (choices && (choices.length > 1 || schema?.anyOf) && typeof value === "string")
    return <ChoiceField {...field} value={value} choices={choices} />
  if ((conditions.has(name) || schema?.$ref === conditionRef) && (isFields(value) || Array.isArray(value)))
    return (
      <Awaited>
        <ConditionField {...field} value={value} />
      </Awaited>
    )
  if (typeof value === "boolean") return <FlagField {...field} value={value} />
  const kind = typeof value === "string" ? namedKind(name, value) : undefined
  if (typeof value === "string" && kind === "link")
    return (
      <Awaited>
        <LinkField {...field} value={value} />
      </Awaited>
    )
  if (typeof value === "string" && kind !== undefined)
    return (
      <Awaited>
        <NamedField {...field} value={value} kind={kind} />
      </Awaited>
    )
  if (typeof value === "string")
    return isOptionLabel(place) ? <OptionLabel {...field} value={value} /> : <TextField {...field} value={value} />
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
        {...optional("start", schema?.items && startOf(schema.items, name))}
        {...(isQuestion(place, name)
          ? {
              adding: <AddOption store={store} place={place} options={value} />,
              tell: (item) => (item["label"] === undefined ? rowOf(store, place, item["value"])?.label : undefined),
            }
          : {})}
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

/** The options of a field are known to its schema, too. */
const isQuestion = ({ file }: Place, name: string): boolean => name === "options" && file.endsWith(".form.json")

const isOption = ({ file, pointer }: Place): boolean => file.endsWith(".form.json") && /\/options\/\d+$/.test(pointer)

const isOptionLabel = ({ file, pointer }: Place): boolean =>
  file.endsWith(".form.json") && /\/options\/\d+\/label$/.test(pointer)

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
  "askWhen",
  "readOnlyWhen",
])
/** What happens, and with which values. */
const ways = new Set(["tap", "change", "on", "input", "values"])
