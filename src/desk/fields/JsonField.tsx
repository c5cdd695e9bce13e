import { observer } from "mobx-react-lite"
import { useId, useState } from "react"
import type { Fields } from "../json"
import type { FieldProps } from "./field"
import { Labelled } from "./Labelled"

/** What has no field of its own, as the document writes it; saved when it is left and can be read. */
export const JsonField = observer(function JsonField({ value, ...field }: FieldProps<unknown>) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  /** What stood there when somebody began to type, and its document. */
  const [began, setBegan] = useState<{ readonly seen: unknown; readonly shownIn: Fields | undefined }>()
  const [isWrong, setWrong] = useState(false)
  const saved = JSON.stringify(value, null, 2)
  const leave = () => {
    if (typed === undefined || typed === saved) return setTyped(undefined)
    const parsed = parse(typed)
    setWrong(parsed === undefined)
    if (parsed === undefined) return
    setTyped(undefined)
    void field.store.setNewest(field.place, () => ({ value: parsed.value, seen: began?.seen }), began)
  }
  return (
    <Labelled {...field} id={id}>
      <textarea
        id={id}
        className="d-input d-field__json"
        rows={Math.min(12, saved.split("\n").length)}
        spellCheck="false"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={typed ?? saved}
        onChange={(event) => {
          if (typed === undefined) setBegan({ seen: value, shownIn: field.store.document(field.place.file) })
          setTyped(event.target.value)
        }}
        onBlur={leave}
      />
      {isWrong && (
        <p className="d-field__wrong" id={`${id}-wrong`}>
          JSONとして読み取れないため、まだ保存していません。カンマ・かっこ・引用符を確かめてください。
        </p>
      )}
    </Labelled>
  )
})

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
