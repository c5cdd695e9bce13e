import type { ComponentType, ReactNode } from "react"
import type { Control } from "./control"
import type { ValueOperators } from "./scope"
import type { Action, Conversion, Format, Source } from "./implementations"

export type * from "./implementations"

/**
 * Everything that documents may name, implemented. Each key set must equal the definitions of its kind.
 * A widget receives its options, resolved, as props; besides them it gets `block`, its key and place.
 */
export interface Registry {
  readonly widgets: Readonly<Record<string, ComponentType<never>>>
  readonly controls: Readonly<Record<string, Control>>
  readonly actions: Readonly<Record<string, Action>>
  readonly sources: Readonly<Record<string, Source>>
  readonly formats: Readonly<Record<string, Format>>
  readonly conversions: Readonly<Record<string, Conversion>>
  /** Operators of computed values. */
  readonly operators: ValueOperators
  readonly skeletons: Readonly<Record<string, ComponentType<{ readonly rows?: number }>>>
  /** Content of each icon's `svg` element, which widgets draw around it. */
  readonly icons: Readonly<Record<string, ReactNode>>
  readonly illustrations: Readonly<Record<string, ComponentType>>
}
