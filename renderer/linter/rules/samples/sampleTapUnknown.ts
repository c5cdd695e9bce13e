import type { LoadedDocument } from "../../../compiler"
import { within } from "../../../model/pointer"
import { rememberEach } from "../../memo"
import { unknownName } from "../../nearest"
import { formsOf, sheetsOf } from "../../references/naming"
import { only } from "../../references/reference"
import { referencesIn } from "../../references/views"
import { error } from "../../rule"
import { screenSamples } from "./screenSamples"

const keysOf = rememberEach((context, document: LoadedDocument): readonly string[] =>
  only(referencesIn(context, document), "key").map(({ key }) => key),
)

export const sampleTapUnknown = error("sample-tap-unknown", "Samples tap only what has a key.", function* (context) {
  for (const { screen, sample, pointer } of screenSamples(context)) {
    const { tap = [] } = sample
    const documents = [screen, ...formsOf(context, screen), ...sheetsOf(context, screen)]
    const known = tap.length === 0 ? [] : documents.flatMap((document) => keysOf(context, document))
    for (const [index, key] of tap.entries())
      if (!known.includes(key))
        yield { document: screen, pointer: within(pointer, "tap", index), values: unknownName(key, known) }
  }
})
