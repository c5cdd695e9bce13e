import type { ListedScreen } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"
import { ownerOf } from "../ownerOf"

/**
 * The screen that a place is drawn on, the first where several ask with the same form, or offer what the same table of codes has;
 * undefined for what belongs to none.
 */
export function screenOf(
  { tree, fields }: Pick<DeskStore, "tree" | "fields">,
  { file }: Place,
): ListedScreen | undefined {
  const asking = fields.filter(({ codes }) => codes === file).map((field) => field.file)
  const owners = [file, ...asking].flatMap((one) => ownerOf(tree.screens, undefined, one) ?? [])
  return owners[0]
}
