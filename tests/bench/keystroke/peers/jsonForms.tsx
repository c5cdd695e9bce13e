import { JsonForms } from "@jsonforms/react"
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers"
import type { Candidate } from "../candidate"
import { fieldNames, formSchema } from "../fields"

/** JSON Forms with its own plain controls; it judges each answer as it is typed, so there is nothing to submit. */
export function drawJsonForms(count: number): Candidate {
  const uischema = {
    type: "VerticalLayout",
    elements: fieldNames(count).map((name) => ({ type: "Control", scope: `#/properties/${name}` })),
  }
  return {
    node: (
      <JsonForms
        schema={formSchema(count)}
        uischema={uischema}
        data={{}}
        renderers={vanillaRenderers}
        cells={vanillaCells}
      />
    ),
  }
}
