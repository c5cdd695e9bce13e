import { Icon } from "../../icons/Icon"

/** What a row or the head of a card is about, before its words. */
export function RowIcon({ name }: { readonly name: string }) {
  return (
    <span className="k-list-row__icon">
      <Icon name={name} />
    </span>
  )
}

/** A tap leads to another page. */
export function RowArrow() {
  return (
    <span className="k-list-row__arrow">
      <Icon name="chevron-right" />
    </span>
  )
}
