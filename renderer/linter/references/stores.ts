import type { LoadedDocument } from "../../compiler"
import { rememberEach } from "../memo"
import { only } from "./reference"
import { referencesIn } from "./views"

/** Calls that a document names and whose answers are lists that the whole app shares. */
export const storesOf = rememberEach((context, document: LoadedDocument): readonly LoadedDocument<"call">[] =>
  only(referencesIn(context, document), "name").flatMap(({ of, name }) => {
    const call = of === "call" ? context.set.find("call", name) : undefined
    return call?.document.store === undefined ? [] : [call]
  }),
)
