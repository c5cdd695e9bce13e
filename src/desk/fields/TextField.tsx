import { observer } from "mobx-react-lite"
import { useId } from "react"
import type { FieldProps } from "./field"
import { Labelled } from "./Labelled"
import { useTyped } from "./useTyped"

/** A sentence, a word or a reference. */
export const TextField = observer(function TextField({ value, ...field }: FieldProps<string>) {
  const id = useId()
  const { text, type, leave } = useTyped(value, {
    save: (newest) => field.store.setNewest(field.place, () => ({ value: newest() })),
    letGo: field.store.history.letGo,
  })
  return (
    <Labelled {...field} id={id}>
      <textarea
        id={id}
        className="d-input d-field__text"
        rows={1}
        value={text}
        onChange={(event) => {
          const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          type(event.target.value, isComposing)
        }}
        onCompositionEnd={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
    </Labelled>
  )
})
