import { type Naming, namingFrom } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { fieldsFor } from "./fieldsFor"

/** The names that the documents at hand give to what a file speaks of. */
export function namingOf(store: DeskStore, file?: string): Naming {
  const naming = namingFrom(fieldsFor(store, file), (name) => {
    const label = store.namedCondition(name)?.["label"]
    return typeof label === "string" ? label : undefined
  })
  const answer: Naming["answer"] = (path, value) =>
    naming.answer?.(path, value) ?? store.tree.screens.find(({ id }) => id === value)?.title
  return { ...naming, answer }
}
