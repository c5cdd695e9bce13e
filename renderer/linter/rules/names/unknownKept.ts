import { anything, commonScope, error, stepInto, unknownName, within } from "../../kit"
import { namesOfActions } from "./namesOfActions"

export const unknownKept = error("unknown-kept", "Session values are declared in app.json.", function* (context) {
  const declared = commonScope(context).roots.get("kept") ?? anything
  const needs = context.set
    .all("screen")
    .flatMap((document) =>
      Object.keys(document.document.needs ?? {}).map((name) => ({ document, pointer: within("/needs", name), name })),
    )
  for (const { document, pointer, name } of [...namesOfActions(context, "keep", "name"), ...needs]) {
    const step = stepInto(declared, name)
    if (step.kind === "missing") yield { document, pointer, values: unknownName(name, step.known) }
  }
})
