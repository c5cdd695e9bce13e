import type { ActionRunner, ResolvedOf } from "../../../renderer"
import type { badges, button, textLink } from "./optionShapes"

export type BadgeList = ResolvedOf<typeof badges> | undefined
export type ButtonPart = ResolvedOf<typeof button>
export type TextLink = ResolvedOf<typeof textLink>

/** Whether a part is drawn: an unknown condition hides it, no condition shows it. */
export const isShown = (part: { readonly when?: boolean | undefined }): boolean =>
  !("when" in part) || part.when === true

/** The items of a repeated part; nothing where the data is not there yet. */
export const itemsOf = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : [])

/** Runs what a tap leads to; the runner itself reports what goes wrong. */
export function run(tap: ActionRunner | undefined): void {
  void tap?.()
}
