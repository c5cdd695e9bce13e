import { observer } from "mobx-react-lite"
import { Fragment, useEffect } from "react"
import type { AskedField } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"
import { isFields, within } from "../json"
import { ChooseToAdd } from "../parts/ChooseToAdd"
import { propertyName } from "../../sentences"
import { NumberField } from "./NumberField"

interface AnswerLimitsProps {
  readonly store: DeskStore
  /** What is selected. */
  readonly selected: Place
  /** Name of the field that it is; anything else has no limits. */
  readonly field: unknown
}

/** How long, large or many an answer may be: what the schema of a field says of it. */
export const AnswerLimits = observer(function AnswerLimits({ store, selected, field }: AnswerLimitsProps) {
  const { file } = selected
  const asked = store.fields.find((one) => one.file === file && one.field === field)
  const place = asked?.schema
  useEffect(() => {
    if (place) void store.want(place.file)
  }, [store, place])
  const schema = place && store.valueAt(place)
  if (!asked || !place || !isFields(schema)) return null
  const limits = limitsOf(asked)
  const written = limits.filter(({ key }) => typeof schema[key] === "number")
  const offered = limits.filter(({ key }) => schema[key] === undefined)
  const at = (key: string): Place => ({ file: place.file, pointer: within(place.pointer, key) })
  if (limits.length === 0) return null
  return (
    <fieldset className="d-group">
      <legend>答えの決まり</legend>
      {place.file !== file && (
        <p className="d-field__note">この決まりは、同じ項目をたずねるほかの画面と、サーバーに送る値にも使われます。</p>
      )}
      {written.map(({ key, label, message }) => (
        <Fragment key={key}>
          <NumberField store={store} place={at(key)} label={label} name={key} value={Number(schema[key])} />
          {message !== undefined && <OwnMessage store={store} selected={selected} message={message} />}
        </Fragment>
      ))}
      {offered.length > 0 && (
        <ChooseToAdd
          label="決まりを追加"
          onAdd={(name) => {
            const chosen = offered.find(({ key }) => key === name)
            if (chosen) void store.set(at(chosen.key), chosen.start)
          }}
        >
          {offered.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </ChooseToAdd>
      )}
    </fieldset>
  )
})

interface OwnMessageProps {
  readonly store: DeskStore
  readonly selected: Place
  /** Id of the text that every field has for it. */
  readonly message: string
}

/** What a customer reads who breaks a limit: as in all fields, or in words of this field alone. */
const OwnMessage = observer(function OwnMessage({ store, selected, message }: OwnMessageProps) {
  useEffect(() => void store.want(messagesFile), [store])
  const messages: Place = { ...selected, pointer: within(selected.pointer, "messages") }
  const place: Place = { ...messages, pointer: within(messages.pointer, message) }
  const own = store.valueAt(place)
  const common = store.valueAt({ file: messagesFile, pointer: within("/messages", message) })
  // It stands among the texts of the field.
  if (typeof own === "string") return null
  const begin = () =>
    void (isFields(store.valueAt(messages)) ? store.set(place, common) : store.set(messages, { [message]: common }))
  return (
    <p className="d-field__note">
      {propertyName(message)}：{String(common ?? "")}（すべての欄に共通）
      <button type="button" className="d-link" disabled={typeof common !== "string"} onClick={begin}>
        この欄だけ変える
      </button>
    </p>
  )
})

const messagesFile = "messages.json"

interface Limit {
  /** As JSON Schema calls it. */
  readonly key: string
  readonly label: string
  /** Id of the message of who breaks it; absent where several controls have their own. */
  readonly message?: string
  /** What it is when it is added: as good as none. */
  readonly start: number
}

const limits: Readonly<Record<AskedField["type"], readonly Limit[]>> = {
  text: [
    { key: "minLength", label: "文字数の下限", start: 1, message: "min-length" },
    { key: "maxLength", label: "文字数の上限", start: 1_000, message: "max-length" },
  ],
  number: [
    { key: "minimum", label: "値の下限", start: 0 },
    { key: "maximum", label: "値の上限", start: 1_000_000_000 },
    { key: "multipleOf", label: "値の刻み", start: 1 },
  ],
  list: [
    { key: "minItems", label: "選ぶ数・件数の下限", start: 1, message: "min-choices" },
    { key: "maxItems", label: "選ぶ数・件数の上限", start: 100, message: "max-choices" },
  ],
  flag: [],
  date: [],
}

/** What is chosen from a list has no length. */
const limitsOf = ({ type, choices }: AskedField): readonly Limit[] =>
  type === "text" && choices.length > 0 ? [] : limits[type]
