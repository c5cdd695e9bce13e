import { Icon } from "../../icons/Icon"

/** What a row or the head of a card is about, before its words. */
export function RowIcon({ name }: { readonly name: string }) {
  return (
    <span className="k-list-row__icon">
      <Icon name={name} />
    </span>
  )
}

/** A tap leads to another page, or outside of the app. */
export function RowArrow({ external = false }: { readonly external?: boolean | undefined }) {
  return (
    <span className="k-list-row__arrow">
      <Icon name={external ? "external" : "chevron-right"} />
    </span>
  )
}
