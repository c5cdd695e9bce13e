import {
  error,
  formsOf,
  type LoadedDocument,
  only,
  referencesIn,
  rememberEach,
  sheetsOf,
  storesOf,
  unknownName,
  within,
} from "../../kit"
import { screenSamples } from "./screenSamples"

const keysOf = rememberEach((context, document: LoadedDocument): readonly string[] =>
  only(referencesIn(context, document), "key").map(({ key }) => key),
)

export const sampleTapUnknown = error("sample-tap-unknown", "Samples tap only what has a key.", function* (context) {
  for (const { screen, sample, pointer } of screenSamples(context)) {
    const { tap = [] } = sample
    const drawn = [screen, ...formsOf(context, screen), ...sheetsOf(context, screen)]
    // What marks an item of a store has the keys of the store.
    const documents = [...drawn, ...drawn.flatMap((document) => storesOf(context, document))]
    const known = tap.length === 0 ? [] : documents.flatMap((document) => keysOf(context, document))
    for (const [index, key] of tap.entries())
      if (!known.includes(key))
        yield { document: screen, pointer: within(pointer, "tap", index), values: unknownName(key, known) }
  }
})
