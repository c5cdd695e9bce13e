import { createElement } from "react"
import { useRegistered } from "../../renderer"

/** A picture of ours; nothing where the screen has none of that name. */
export function Illustration({ name }: { readonly name: string }) {
  const Picture = useRegistered("illustrations", name)
  return Picture ? createElement(Picture) : null
}
