import type { RJSFSchema } from "@rjsf/utils"

/** The values that stand for ticked and not ticked: numbers where the schema asks for them, nothing beside a constant. */
export function tickValues({ const: only, type }: RJSFSchema): { readonly on: unknown; readonly off: unknown } {
  if (only !== undefined) return { on: only, off: undefined }
  return type === "integer" ? { on: 1, off: 0 } : { on: true, off: false }
}
