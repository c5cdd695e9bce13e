import type { CompiledCall } from "../../model/compiled"
import { withoutGaps } from "../../model/json"
import type { LoadedDocument } from "../types"
import { compileBranches } from "./compileBlock"
import { compileStore } from "./compileStore"
import type { CompileContext } from "./context"

/** A call without the schema of its answer. */
export type CallData = Omit<CompiledCall, "response">

/** Samples are for development, tests and pictures; a customer never gets them. */
export function compileCall(
  { document, id }: LoadedDocument<"call">,
  context: CompileContext,
  samples: boolean,
): CallData {
  const { client, method, path, effect, demo, requestId, stepUp, codes = {} } = document
  const quiet = Object.keys(codes).filter((code) => codes[code]?.shows === "none")
  return withoutGaps({
    id,
    client,
    method,
    path,
    effect,
    demo,
    requestId,
    stepUp,
    codes: Object.keys(codes),
    quiet: quiet.length > 0 ? quiet : undefined,
    outcomes: compileBranches(document.outcomes, context, "/outcomes"),
    store: document.store && compileStore(document.store, context),
    samples: samples ? document.samples : undefined,
    codeSamples: samples ? document.codes : undefined,
  })
}
