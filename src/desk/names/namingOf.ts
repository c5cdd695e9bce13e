import { fieldsNear, type Naming, namingFrom } from "../../sentences"
import type { DeskStore } from "../DeskStore"

/** The names that the documents at hand give to what a file speaks of. */
export function namingOf(store: DeskStore, file = store.selected?.file ?? store.screen?.file): Naming {
  const naming = namingFrom(fieldsNear(store.fields, file), (name) => {
    const label = store.namedCondition(name)?.["label"]
    return typeof label === "string" ? label : undefined
  })
  const answer: Naming["answer"] = (path, value) =>
    naming.answer?.(path, value) ?? store.tree.screens.find(({ id }) => id === value)?.title
  return { ...naming, answer }
}
