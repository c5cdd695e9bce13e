import type { LoadedDocument } from "../../../compiler"
import { isText } from "../../json"
import { within } from "../../../model/pointer"
import { schemasIn } from "../../references/formFields"
import type { Context } from "../../rule"

interface PatternUse {
  readonly document: LoadedDocument
  readonly pattern: string
  readonly pointer: string
}

/** Patterns of schemas and of query values. */
export function* patternsIn(context: Context): Iterable<PatternUse> {
  for (const { document, schema, pointer } of schemasIn(context)) {
    const { pattern } = schema
    if (isText(pattern)) yield { document, pattern, pointer: within(pointer, "pattern") }
  }
  for (const screen of context.set.all("screen")) {
    for (const [name, { pattern }] of Object.entries(screen.document.query ?? {}))
      if (pattern !== undefined) yield { document: screen, pattern, pointer: within("/query", name, "pattern") }
  }
}
