import type { ListedScreen } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"

/** The one screen that a place is drawn on; undefined for what several have. */
export function screenOf({ tree }: Pick<DeskStore, "tree">, { file }: Place): ListedScreen | undefined {
  const own = file.replace(/\.form\.json$/, ".screen.json")
  return tree.screens.find((screen) => screen.file === own)
}
