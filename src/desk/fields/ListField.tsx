import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import { type ReactNode, Suspense, useRef, useState } from "react"
import type { Place } from "../DeskStore"
import { type Fields, within } from "../json"
import { lazily } from "../parts/lazily"
import { MoveButtons } from "../parts/MoveButtons"
import type { FieldProps } from "./field"
import { createItemIds } from "./itemIds"

const ActionSummary = lazily(async () => (await import("../names/ActionSummary")).ActionSummary)

interface ListFieldProps extends FieldProps<readonly Fields[]> {
  /** What an item is at first; absent where it needs more than words. */
  readonly start?: unknown
  /** What an item says that does not write it itself. */
  readonly tell?: (item: Fields) => string | undefined
  /** What adds an item, in place of a button. */
  readonly adding?: ReactNode
  /** The fields of one item. */
  readonly renderItem: (place: Place, item: Fields) => ReactNode
}

/** Rows, options, buttons: each can be opened, moved, duplicated and taken out. */
export const ListField = observer(function ListField(field: ListFieldProps) {
  const { store, place, label, value, start, tell, adding, renderItem } = field
  const at = (index: number) => ({ ...place, pointer: within(place.pointer, index) })
  const edit = (one: PointerEdit) => void store.edit([one])
  const [names] = useState(createItemIds)
  const ids = names.follow(value)
  /** Where an item is about to come: it is to be filled in, so it is opened. */
  const awaited = useRef<number>(undefined)
  const open = (details: HTMLDetailsElement | null, index: number) => {
    if (details === null || index !== awaited.current) return
    awaited.current = undefined
    details.open = true
  }
  return (
    <fieldset className="d-group">
      <legend>
        {label}（{value.length}）
      </legend>
      {value.map((item, index) => (
        <details key={ids[index]} ref={(details) => open(details, index)} className="d-item">
          <summary>
            {typeof item["do"] === "string" ? (
              <Suspense fallback={`${index + 1}番目`}>
                <ActionSummary store={store} action={item} />
              </Suspense>
            ) : (
              (tell?.(item) ?? tellingOf(item)) || `${index + 1}番目`
            )}
          </summary>
          <div
            className="d-item__tools"
            role="group"
            aria-label={(tell?.(item) ?? tellingOf(item)) || `${index + 1}番目`}
          >
            <MoveButtons
              index={index}
              length={value.length}
              onMove={(by) => edit({ ...at(index), op: "move", to: index + by })}
            />
            {adding === undefined && (
              <button
                type="button"
                className="d-link"
                onClick={() => edit({ ...at(index + 1), op: "insert", value: item } as PointerEdit)}
              >
                複製
              </button>
            )}
            <button type="button" className="d-link" onClick={() => edit({ ...at(index), op: "remove" })}>
              削除
            </button>
          </div>
          {renderItem(at(index), item)}
        </details>
      ))}
      {adding}
      {adding === undefined && start !== undefined && (
        <button
          type="button"
          className="d-link"
          onClick={() => {
            awaited.current = value.length
            edit({ ...at(value.length), op: "insert", value: start } as PointerEdit)
          }}
        >
          {label}を加える
        </button>
      )}
    </fieldset>
  )
})

const tellingOf = (item: Fields): string => {
  const texts = ["label", "title", "text", "name", "message", "value"].map((key) => item[key])
  return String(texts.find((text) => typeof text === "string" || typeof text === "number") ?? "")
}
