import { stepInto, warning } from "../../kit"
import { declaredRoot, screenSamples } from "./screenSamples"

export const sampleNeedsMissing = warning(
  "sample-needs-missing",
  "Every sample has what its screen needs from the one before.",
  function* (context) {
    const declared = declaredRoot(context, "kept")
    // A need that app.json does not know is told where it stands.
    const isDeclared = (name: string): boolean => stepInto(declared, name).kind !== "missing"
    for (const { screen, name: sample, sample: given, pointer } of screenSamples(context))
      for (const name of Object.keys(screen.document.needs ?? {}))
        if (!Object.hasOwn(given.kept ?? {}, name) && isDeclared(name))
          yield { document: screen, pointer, values: { sample, name } }
  },
)
