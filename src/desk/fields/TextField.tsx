import { observer } from "mobx-react-lite"
import { useId } from "react"
import type { Naming } from "../../sentences"
import type { Place } from "../DeskStore"
import type { FieldProps } from "./field"
import { namingOf } from "../names/namingOf"
import { Labelled } from "./Labelled"
import { TypedArea } from "./TypedArea"
import { over, useTyped } from "./useTyped"

interface TextFieldProps extends FieldProps<string> {
  /** Another place with the same words, as long as they are the same. */
  readonly twin?: Place
}

/** A sentence, a word or a reference. */
export const TextField = observer(function TextField({ value, twin, ...field }: TextFieldProps) {
  const id = useId()
  const { place, store } = field
  const shownIn = store.document(place.file)
  const typed = useTyped(value, {
    save: (newest) => store.setNewest(place, () => over(newest()), { twin, shownIn }),
    letGo: field.store.history.letGo,
  })
  return (
    <Labelled {...field} id={id}>
      <TypedArea id={id} rows={1} typed={typed} />
      {/\{[^{}]+\}/.test(typed.text) && (
        <p className="d-field__note">{sayFilled(typed.text, namingOf(field.store, field.place.file))}</p>
      )}
    </Labelled>
  )
})

/** In the texts on wrong answers. */
const ofMessages: Readonly<Record<string, string>> = { label: "項目の名前", n: "決まりの数" }

/** What is put into a text when a customer reads it. */
function sayFilled(text: string, naming: Naming): string {
  const paths = [...text.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].map(([written, path = ""]) => {
    const name = ofMessages[path] ?? naming.path(`$${path}`)
    return `${written} には${name === undefined ? "、そのときの値" : `「${name}」`}`
  })
  return `${[...new Set(paths)].join("、")}が入ります。消すと出なくなります。`
}
