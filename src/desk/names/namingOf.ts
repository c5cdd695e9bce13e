import { type Naming, namingFrom } from "../../sentences"
import type { DeskStore } from "../DeskStore"

/** The names that the documents at hand give. */
export const namingOf = (store: DeskStore): Naming =>
  namingFrom(store.fields, (name) => {
    const label = store.namedCondition(name)?.["label"]
    return typeof label === "string" ? label : undefined
  })
