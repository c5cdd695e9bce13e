import { createElement } from "react"
import { useRegistered } from "../../renderer"

/** A picture of ours; nothing where the screen has none of that name. */
export function Picture({ name }: { readonly name: string }) {
  const Drawing = useRegistered("illustrations", name)
  return Drawing ? createElement(Drawing) : null
}
