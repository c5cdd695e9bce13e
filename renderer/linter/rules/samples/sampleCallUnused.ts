import {
  type Context,
  documentsOf,
  type LoadedDocument,
  only,
  referencesIn,
  rememberEach,
  storesOf,
  unknownName,
  warning,
} from "../../kit"
import { answersOf } from "./screenSamples"

type Screen = LoadedDocument<"screen">

/** Calls that a screen can make: its data, its actions, those of its forms and of the sheets that they open, and of an entry. */
const callsOf = rememberEach((context, screen: Screen): readonly string[] => {
  const documents = documentsOf(context, screen)
  const names = documents.flatMap((document) => only(referencesIn(context, document), "name"))
  const stores = documents.flatMap((document) => storesOf(context, document))
  const changes = stores.flatMap(({ document: { store } }) => (store ? [store.add.call, store.remove.call] : []))
  const made = names.flatMap(({ of, name }) => (of === "call" ? [name] : []))
  return [...new Set([...made, ...changes, ...entryCallsOn(context, screen)])]
})

/** A flow asks on its entry's screen where to go on. */
const entryCallsOn = ({ whole }: Context, { id }: Screen): readonly string[] =>
  whole.all("flow").flatMap(({ document: { entry } }) => (entry?.screen === id ? [entry.call] : []))

export const sampleCallUnused = warning(
  "sample-call-unused",
  "Samples answer only calls that the screen makes.",
  function* (context) {
    for (const { document, name, pointer } of answersOf(context)) {
      // Sources make calls too, which documents do not show.
      const hasSource = Object.values(document.document.data ?? {}).some(({ source }) => source !== undefined)
      if (hasSource || context.set.find("call", name) === undefined) continue
      const made = callsOf(context, document)
      // The answer may be that of a call whose name is misspelt: it would be renamed to the wrong one.
      if (made.some((call) => context.whole.find("call", call) === undefined)) continue
      if (!made.includes(name)) yield { document, pointer, values: unknownName(name, made) }
    }
  },
)
