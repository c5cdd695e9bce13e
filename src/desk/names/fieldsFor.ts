import type { AskedField } from "../../domain/workshop"
import { fieldsNear } from "../../sentences"
import type { DeskStore } from "../DeskStore"

/** Every value that has a name, those first that a file means; by itself the file that is looked at. */
export const fieldsFor = (store: DeskStore, file = store.selected?.file ?? store.screen?.file): readonly AskedField[] =>
  fieldsNear(store.fields, file)
