import type { ReactNode } from "react"
import { useRegistered } from "../../renderer"
import * as common from "./common"

/** Content of an icon's `svg` element, whose view box is 24 by 24. */
export type Drawing = ReactNode

/** An icon by its name. It says nothing to screen readers: what it means stands beside it as text. */
export function Icon({ name }: { readonly name: string }) {
  const named = useRegistered("icons", name)
  return <DrawnIcon name={name} drawing={(common as Readonly<Record<string, Drawing>>)[name] ?? named} />
}

interface DrawnIconProps {
  readonly name: string
  readonly drawing: Drawing
}

/** An icon of which the drawing is at hand. */
export function DrawnIcon({ name, drawing }: DrawnIconProps) {
  if (!drawing) return null
  return (
    <svg className="k-icon" data-name={name} viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  )
}
