import type { CompiledCall } from "../../model/compiled"
import { withoutGaps } from "../../model/json"
import type { LoadedDocument } from "../types"
import { compileBranches } from "./compileBlock"
import type { CompileContext } from "./context"

/** A call without the schema of its answer. */
export type CallData = Omit<CompiledCall, "response">

/** Samples are for development, tests and pictures; a customer never gets them. */
export function compileCall(
  { document, id }: LoadedDocument<"call">,
  context: CompileContext,
  samples: boolean,
): CallData {
  const { client, method, path, effect, demo, codes } = document
  return withoutGaps({
    id,
    client,
    method,
    path,
    effect,
    demo,
    codes: Object.keys(codes ?? {}),
    outcomes: compileBranches(document.outcomes, context, "/outcomes"),
    samples: samples ? document.samples : undefined,
    codeSamples: samples ? codes : undefined,
  })
}
