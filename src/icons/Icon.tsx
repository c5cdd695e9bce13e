import type { ComponentType, SVGAttributes } from "react"
import { useRegistered } from "../../renderer"
import * as common from "./common"

export type Drawing = ComponentType<SVGAttributes<SVGSVGElement>>

/** An icon by its name. It says nothing to screen readers: what it means stands beside it as text. */
export function Icon({ name }: { readonly name: string }) {
  const named = useRegistered("icons", name)
  return <DrawnIcon name={name} drawing={(common as Readonly<Record<string, Drawing>>)[name] ?? named} />
}

interface DrawnIconProps {
  readonly name: string
  readonly drawing: Drawing | undefined
}

/** An icon of which the drawing is at hand. */
export function DrawnIcon({ name, drawing: Drawing }: DrawnIconProps) {
  if (!Drawing) return null
  return <Drawing className="k-icon" data-name={name} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
