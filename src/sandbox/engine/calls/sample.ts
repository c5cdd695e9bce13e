import type { CallDocument } from "../../../../renderer/compiler"
import type { Answer } from "./answer"

/** Stands in for a handler that does not exist yet, so that a screen can be drawn first. */
export function sampleAnswer({ id, samples }: CallDocument): Answer {
  const [first] = Object.values(samples)
  if (typeof first !== "object" || first === null) throw new Error(`${id} has neither a handler nor a sample`)
  return { kind: "ok", value: first, isSample: true }
}
