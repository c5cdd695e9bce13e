/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
   -- the combobox pattern: the input keeps the focus and takes the keys, the options are only pointed at; a datalist
   cannot be styled and opens differently in every webview */
import type { KeyboardEvent } from "react"
import { useState } from "react"
import { inputProps, textOf } from "../shared/input"
import { useKeptWhilePressed } from "../shared/useKeptWhilePressed"
import { suggestionsOf, type Suggestion, type TextSuggestProps } from "./suggestions"
import { useSearch } from "./useSearch"

/** A combobox: the suggestions help, any other text stays allowed. */
export function TextSuggest(props: TextSuggestProps) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const search = useSearch(props.options.search)
  const text = textOf(props.value)
  // New suggestions wait until a press ends: the tap takes the one below the finger.
  const found = useKeptWhilePressed(isOpen && !props.disabled && !props.readonly ? suggestionsOf(props, text) : [])
  const listId = `${props.id}-list`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  /** Beyond either end none is pointed at: the text stands as it was typed. */
  const point = (place: number) => setActive(place < found.length ? place : -1)
  const choose = (suggestion: Suggestion) => {
    search.cancel()
    props.onChange(suggestion.text)
    suggestion.choose()
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || found.length === 0) return
    const chosen = found[active]
    if (event.key === "Escape") close()
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen)
    else if (event.key === "ArrowDown") point(active + 1)
    else if (event.key === "ArrowUp") point(active < 0 ? found.length - 1 : active - 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span className="k-box k-suggest" data-open={found.length > 0 || undefined}>
      <input
        {...inputProps(props)}
        className="k-box__input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[active] === undefined ? undefined : `${listId}-${active}`}
        autoComplete={props.options.autocomplete ?? "off"}
        value={text}
        placeholder={props.placeholder}
        readOnly={props.readonly}
        onChange={({ target, nativeEvent }) => {
          props.onChange(target.value)
          // What is still being converted is not yet what a person means.
          if ("isComposing" in nativeEvent && nativeEvent.isComposing === true) search.cancel()
          else search.typed(target.value)
          setOpen(true)
          setActive(-1)
        }}
        onCompositionEnd={({ currentTarget }) => search.typed(currentTarget.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          search.hurry()
          close()
          props.onBlur(props.id, props.value)
        }}
      />
      <SuggestionList {...{ listId, found, active, choose }} label={props.label} />
    </span>
  )
}

interface ListProps {
  readonly listId: string
  readonly label: string
  readonly found: readonly Suggestion[]
  readonly active: number
  choose(suggestion: Suggestion): void
}

function SuggestionList({ listId, label, found, active, choose }: ListProps) {
  return (
    <span
      className="k-suggest__list"
      id={listId}
      role="listbox"
      aria-label={found.length > 0 ? label : undefined}
      hidden={found.length === 0}
    >
      {found.map((suggestion, index) => (
        <span
          key={suggestion.key}
          id={`${listId}-${index}`}
          className="k-suggest__option"
          role="option"
          aria-selected={index === active}
          // The input keeps the focus, so that its blur does not close the list before the tap arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          <span className="k-suggest__text">{suggestion.text}</span>
          {suggestion.sub === undefined ? null : <span className="k-suggest__sub">{suggestion.sub}</span>}
        </span>
      ))}
    </span>
  )
}
