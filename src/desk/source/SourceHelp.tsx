import { observer } from "mobx-react-lite"
import type { KeyboardEvent, Ref } from "react"
import type { DeskStore, Place } from "../DeskStore"
import type { Caret } from "./caretAt"
import { helpAt, type Offer } from "./offers"

interface SourceHelpProps {
  readonly store: DeskStore
  readonly place: Place
  readonly caret: Caret | undefined
  /** Of the list, for the keyboard. */
  readonly list: Ref<HTMLUListElement>
  readonly onChoose: (offer: Offer) => void
  /** Back to the text. */
  readonly onLeave: () => void
}

/** What stands at the caret in words of people, and what could stand there. */
export const SourceHelp = observer(function SourceHelp(props: SourceHelpProps) {
  const { store, place, caret, list, onChoose, onLeave } = props
  const { says, offers } = caret ? helpAt(store, place, caret) : { says: "", offers: [] }
  return (
    <section className="d-source__help" aria-label="カーソルの位置に書けるもの">
      <p className="d-source__says">
        {says === "" ? "項目の名前や値にカーソルを置くと、書けるものが出ます。" : says}
        {offers.length > 0 && (
          <span className="d-source__keys">
            <kbd>Ctrl Space</kbd>で候補へ
          </span>
        )}
      </p>
      <ul ref={list} className="d-source__offers">
        {offers.map((offer) => (
          <li key={offer.value}>
            <button
              type="button"
              className="d-source__offer"
              onKeyDown={(event) => walk(event, onLeave)}
              onClick={() => onChoose(offer)}
            >
              <span>{offer.name}</span>
              <code>{offer.value}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Arrows go from one to the next, Escape back to the text. */
function walk(event: KeyboardEvent<HTMLButtonElement>, leave: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key === "Escape") leave()
  if (step === undefined) return
  event.preventDefault()
  const offers = [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])]
  offers[offers.indexOf(event.currentTarget) + step]?.focus()
}
