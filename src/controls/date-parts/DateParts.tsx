import type { FocusEvent, KeyboardEvent } from "react"
import { useRef, useState } from "react"
import type { ControlPropsOf } from "../../../renderer"
import type { definition } from "./definition"
import { join, parts, settled, split, typedInto, type Texts } from "./parts"

/** What an input method is still writing, and in which box. */
interface Composing {
  readonly place: number
  readonly text: string
}

const isFull = (texts: Texts, place: number) => texts[place]?.length === parts[place]?.digits

/**
 * Year, month and day as three number inputs. A full part hands the focus to the next, Backspace in an empty one to the
 * one before; a whole date that is pasted is shared out, and a year of an era becomes the western one. While an input method composes, its text stays as it is.
 */
export function DateParts(props: ControlPropsOf<typeof definition>) {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [typed, setTyped] = useState<Texts>()
  const [composing, setComposing] = useState<Composing>()
  const { texts: words } = props.registry.formContext
  const texts = typed !== undefined && join(typed) === props.value ? typed : split(props.value)

  const give = (next: Texts) => {
    setTyped(next)
    if (join(next) !== props.value) props.onChange(join(next))
  }
  const take = (place: number, text: string) => {
    const next = typedInto(texts, place, text)
    setComposing(undefined)
    give(next)
    const last = next.findLastIndex((part, index) => part.length > (texts[index] ?? "").length)
    if (last >= 0) inputs.current[isFull(next, last) ? Math.min(last + 1, parts.length - 1) : last]?.focus()
  }
  const stepBack = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (event.key !== "Backspace" || event.nativeEvent.isComposing || event.currentTarget.value !== "") return
    const before = inputs.current[place - 1]
    before?.focus()
    before?.setSelectionRange(before.value.length, before.value.length)
    if (before) event.preventDefault()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    give(settled(texts))
    if (!currentTarget.contains(relatedTarget)) props.onBlur(props.id, props.value)
  }

  return (
    <div className="k-date" onBlur={handleBlur}>
      {parts.map(({ name, digits, autocomplete }, place) => (
        <label key={name} className="k-date__part" data-part={name}>
          <input
            ref={(input) => void (inputs.current[place] = input)}
            id={place === 0 ? props.id : `${props.id}-${name}`}
            className="k-box__input k-date__input"
            type="text"
            inputMode="numeric"
            size={digits}
            autoComplete={props.options.autocomplete === "bday" ? autocomplete : "off"}
            aria-label={words[name] ?? name}
            aria-invalid={props.rawErrors !== undefined}
            aria-required={props.required}
            value={composing?.place === place ? composing.text : texts[place]}
            disabled={props.disabled}
            readOnly={props.readonly}
            onChange={({ target }) => {
              if (composing === undefined) take(place, target.value)
              else setComposing({ place, text: target.value })
            }}
            onCompositionStart={({ currentTarget }) => setComposing({ place, text: currentTarget.value })}
            onCompositionEnd={({ currentTarget }) => take(place, currentTarget.value)}
            onKeyDown={(event) => stepBack(event, place)}
          />
          <span className="k-date__unit" aria-hidden="true">
            {words[name]}
          </span>
        </label>
      ))}
    </div>
  )
}
