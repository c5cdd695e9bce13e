import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskStore, Place } from "../DeskStore"
import { startOfBlock } from "../fields/startOf"
import { isFields, within } from "../json"
import { componentName } from "../../sentences"
import { ChooseToAdd } from "../parts/ChooseToAdd"
import { Awaited, lazily } from "../parts/lazily"
import { MoveButtons } from "../parts/MoveButtons"

const AskFirst = lazily(async () => (await import("../questions/AskFirst")).AskFirst)
const QuestionTools = lazily(async () => (await import("../questions/QuestionTools")).QuestionTools)

/** Moves, duplicates and takes out a part of a list, and puts another one behind it. */
export const PartTools = observer(function PartTools({
  store,
  place,
}: {
  readonly store: DeskStore
  readonly place: Place
}) {
  const found = positionOf(place)
  const list = found && store.valueAt({ file: place.file, pointer: found.list })
  if (!found || !Array.isArray(list)) return null
  const { list: pointer, index } = found
  const part: unknown = list[index]
  const isBlock = isFields(part) && ("widget" in part || "$ref" in part) && !place.file.endsWith(".form.json")
  const isAsked = !isBlock && /^(\/ui\/\d+)+$/.test(place.pointer)
  const at = (position: number): Place => ({ file: place.file, pointer: within(pointer, position) })
  const add = (value: unknown) =>
    void store
      .edit([{ ...at(index + 1), op: "insert", value } as PointerEdit])
      .then((isDone) => isDone && store.select(at(index + 1)))
  return (
    <div className="d-tools">
      <MoveButtons index={index} length={list.length} onMove={(by) => void store.move(place, by)} />
      {isBlock && (
        <button type="button" className="d-link" onClick={() => add(withoutKeys(list[index]))}>
          複製
        </button>
      )}
      {!isAsked && (
        <button
          type="button"
          className="d-link"
          onClick={() => void store.remove(place).then((isDone) => isDone && store.select(undefined))}
        >
          削除
        </button>
      )}
      {isFields(part) && (isAsked || "form" in part) && (
        <Awaited>
          <QuestionTools store={store} place={place} part={part} />
        </Awaited>
      )}
      {isBlock && <AddPart store={store} label="下に部品を追加" onAdd={add} />}
      {isAskedBelow(store, place) && (
        <Awaited>
          <AskFirst store={store} place={place} />
        </Awaited>
      )}
    </div>
  )
})

/** Puts a part before all others of a list. */
export const AddFirstPart = observer(function AddFirstPart({
  store,
  list,
}: {
  readonly store: DeskStore
  readonly list: Place
}) {
  const first = { ...list, pointer: within(list.pointer, 0) }
  const add = (value: unknown) =>
    void store.edit([{ ...first, op: "insert", value } as PointerEdit]).then((isDone) => isDone && store.select(first))
  return (
    <>
      <AddPart store={store} label="いちばん上に部品を追加" onAdd={add} />
      {isAskedBelow(store, list) && (
        <Awaited>
          <AskFirst store={store} place={list} />
        </Awaited>
      )}
    </>
  )
})

/** Questions come into the form that is there; below the parts of a screen without one comes the first. */
const isAskedBelow = ({ screen }: DeskStore, { file, pointer }: Place): boolean =>
  screen?.file === file && screen.forms.length === 0 && /^\/body(\/\d+)?$/.test(pointer)

const AddPart = observer(function AddPart({
  store,
  label,
  onAdd,
}: {
  readonly store: DeskStore
  readonly label: string
  readonly onAdd: (value: unknown) => void
}) {
  const offered = store.definitions.flatMap((definition) => {
    const start = definition.kind === "widget" ? startOfBlock(definition) : undefined
    return start ? [{ name: definition.name, start }] : []
  })
  return (
    <ChooseToAdd
      label={label}
      onAdd={(chosen) => {
        const one = offered.find(({ name }) => name === chosen)
        if (one) onAdd(one.start)
      }}
    >
      {offered.map(({ name }) => (
        <option key={name} value={name}>
          {componentName(name)}
        </option>
      ))}
    </ChooseToAdd>
  )
})

/** The list that a part stands in, and its position there. */
function positionOf({ pointer }: Place): { readonly list: string; readonly index: number } | undefined {
  const [, list = "", index = ""] = /^(.*)\/(\d+)$/.exec(pointer) ?? []
  return index === "" ? undefined : { list, index: Number(index) }
}

/** Keys name one part of a screen: its duplicate has none of them. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys)
  if (!isFields(value)) return value
  const kept = Object.entries(value).filter(([key, part]) => key !== "key" || typeof part !== "string")
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutKeys(part)]))
}
