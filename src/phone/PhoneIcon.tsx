import { DrawnIcon } from "../icons/Icon"
import * as icons from "../icons/icons"

/** An icon of the phone itself: no screen brings it. */
export const PhoneIcon = ({ name }: { readonly name: keyof typeof icons }) => (
  <DrawnIcon name={name} drawing={icons[name]} />
)
