import { within } from "../../../model/pointer"
import { unknownName } from "../../nearest"
import { commonScope } from "../../references/scopes"
import { error } from "../../rule"
import { anything } from "../../jsonSchema/schema"
import { stepInto } from "../../jsonSchema/step"
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
