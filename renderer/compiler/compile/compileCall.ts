import type { CompiledCall } from "../../model/compiled"
import type { LoadedDocument } from "../types"
import { compileBranches } from "./compileBlock"
import { type CompileContext, toRecord, toText, withoutGaps } from "./context"

/** A call without the schema of its answer. */
export type CallData = Omit<CompiledCall, "response">

/** Samples are for development, tests and pictures; a customer never gets them. */
export function compileCall(
  { document, id }: LoadedDocument<"call">,
  context: CompileContext,
  samples: boolean,
): CallData {
  const codes = toRecord(document.codes)
  return withoutGaps({
    id,
    client: toText(document.client),
    method: document.method ?? "GET",
    path: toText(document.path),
    effect: document.effect === "write" ? ("write" as const) : ("read" as const),
    demo: document.demo,
    codes: Object.keys(codes),
    outcomes: compileBranches(document.outcomes, context, "/outcomes"),
    samples: samples ? (toRecord(document.samples) as CallData["samples"]) : undefined,
    codeSamples: samples ? document.codes : undefined,
  })
}
