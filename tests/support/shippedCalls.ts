import { join } from "node:path"
import { loadDocuments } from "../../renderer/compiler"
import { inlineReferences } from "../../renderer/compiler/compile/inlineReferences"
import { withoutAnnotations } from "../../renderer/compiler/compile/withoutAnnotations"
import type { JsonSchema } from "../../renderer/model/documents"

interface ShippedCall {
  readonly id: string
  /** As clients get it. */
  readonly response: JsonSchema
  readonly samples: readonly unknown[]
}

/** Every call of the product with the schema that its client holds an answer to. */
export function readShippedCalls(): readonly ShippedCall[] {
  const set = loadDocuments(join(import.meta.dirname, "../../schemas"))
  return set.all("call").map(({ id, file, document }) => ({
    id,
    response: withoutAnnotations(inlineReferences(document.response, { file, shared: set.shared }).schema),
    samples: Object.values(document.samples ?? {}),
  }))
}
