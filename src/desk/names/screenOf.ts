import type { ListedScreen } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"
import { ownerOf } from "../ownerOf"

/** The screen that a place is drawn on, the first where several ask with the same form; undefined for what belongs to none. */
export const screenOf = ({ tree }: Pick<DeskStore, "tree">, { file }: Place): ListedScreen | undefined =>
  ownerOf(tree.screens, undefined, file)
