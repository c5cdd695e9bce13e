import { DrawnIcon } from "../icons/Icon"
import * as icons from "../icons/icons"

const drawings: Readonly<Record<string, (typeof icons)[keyof typeof icons]>> = { ...icons }

/** An icon of the phone itself: no screen brings it. */
export function PhoneIcon({ name }: { readonly name: keyof typeof icons }) {
  const drawing = drawings[name]
  return drawing ? <DrawnIcon name={name} drawing={drawing} /> : null
}
