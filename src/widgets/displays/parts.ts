import type { ReactNode } from "react"
import type { ActionRunner } from "../../../renderer/model/registry"

/** Options that several displays share, as they arrive: resolved. */
export interface Conditional {
  readonly when?: boolean | undefined
}

export interface Tappable {
  readonly key?: string | undefined
  readonly tap?: ActionRunner | undefined
  /** What a screen reader says instead of the visible text. */
  readonly name?: string | undefined
}

export interface TextLinkProps extends Tappable, Conditional {
  readonly label: string
}

export type BadgeTone = "neutral" | "accent" | "info" | "warn" | "danger"

export interface BadgeProps {
  readonly text: string
  readonly tone?: BadgeTone | undefined
  readonly icon?: string | undefined
}

export type BadgeList = readonly (BadgeProps & Conditional)[] | undefined

export interface ShownValueProps {
  readonly value?: unknown
  readonly format?: string | undefined
  readonly text?: ReactNode
}

export type RowTemplate = (item: unknown, index: number) => ReactNode

export interface Repeated {
  readonly items?: unknown
  readonly row?: RowTemplate | undefined
}

/** Whether a part is drawn: an unknown condition hides it, no condition shows it. */
export const isShown = (part: Conditional): boolean => !("when" in part) || part.when === true

/** The items of a repeated part; nothing where the data is not there yet. */
export const itemsOf = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : [])

/** Runs what a tap leads to; the runner itself reports what goes wrong. */
export function run(tap: ActionRunner | undefined): void {
  void tap?.()
}
