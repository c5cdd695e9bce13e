import { observer } from "mobx-react-lite"
import { useId, useState } from "react"
import type { FieldProps } from "./field"
import { Labelled } from "./Labelled"

/** An amount or a count; saved when it is left. Full-width digits and commas are read as people type them. */
export const NumberField = observer(function NumberField({ value, ...field }: FieldProps<number>) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const number = typed === undefined ? value : readNumber(typed)
  const leave = () => {
    if (number === undefined) return
    setTyped(undefined)
    if (number !== value) void field.store.set(field.place, number)
  }
  return (
    <Labelled {...field} id={id}>
      <input
        id={id}
        className="d-input"
        inputMode="decimal"
        aria-invalid={number === undefined}
        aria-describedby={number === undefined ? `${id}-wrong` : undefined}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) leave()
        }}
      />
      {number === undefined && (
        <p className="d-field__wrong" id={`${id}-wrong`}>
          数字ではないため、まだ保存していません。
        </p>
      )}
    </Labelled>
  )
})

function readNumber(typed: string): number | undefined {
  const plain = typed.normalize("NFKC").replaceAll(",", "").trim()
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}
