import { warning } from "../../kit"
import { renamedAfter, stepOf } from "./stepOrder"

export const stepNamesDiffer = warning(
  "step-names-differ",
  "The screens of a procedure name its steps alike.",
  function* (context) {
    for (const document of context.set.all("screen")) {
      const own = stepOf(context, document.id)
      const next = own && renamedAfter(context, own)
      // One that differs from both sides is told where it stands.
      if (own === undefined || next === undefined || renamedAfter(context, next) !== undefined) continue
      const values = { names: own.names, wanted: next.names, screen: next.screen, file: next.file }
      yield { document, pointer: own.namesPointer, values }
    }
  },
)
